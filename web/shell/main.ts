import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { guest } from "./house/guest.svelte";
import { language } from "./speech/language.svelte";
import { notices } from "./house/notices.svelte";
import { router } from "./browser/router.svelte";
import { app } from "./house/app.svelte";
import { theme } from "./browser/theme.svelte";

theme.begin();
app.begin();
router.begin();
await language.begin();
mount(App, { target: document.getElementById("app")! });
await notices.attempt(() => guest.begin());
