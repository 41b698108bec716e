import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { guest } from "./guest.svelte";
import { language } from "./language.svelte";
import { notices } from "./notices.svelte";
import { router } from "./router.svelte";
import { theme } from "./theme.svelte";

theme.begin();
router.begin();
await language.begin();
mount(App, { target: document.getElementById("app")! });
await notices.attempt(() => guest.begin());
