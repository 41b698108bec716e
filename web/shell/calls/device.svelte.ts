/** Whether this browser shows a message though no page of the house is open. */
import type { ChannelTold } from "../../wire/types";
import { hashOfText } from "../browser/hashes";
import { app } from "../house/app.svelte";
import { language } from "../speech/language.svelte";
import { ways } from "./ways.svelte";

/** apple: only once the page stands among the programs of the device. */
type Can = "unknown" | "yes" | "insecure" | "apple" | "no" | "denied";

const isApple = () => /iPad|iPhone|iPod/.test(navigator.userAgent);

/** How its owner knows this browser again. */
function browserName(agent = navigator.userAgent): string {
  const known = [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\//, "Firefox"],
    [/Chrome\//, "Chrome"],
    [/Safari\//, "Safari"],
  ] as const;
  const systems = [
    [/Android/, "Android"],
    [/iPhone|iPad/, "iOS"],
    [/Windows/, "Windows"],
    [/Mac OS/, "macOS"],
    [/Linux/, "Linux"],
  ] as const;
  const found = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(agent))?.[1];
  return [found(known), found(systems)].filter(Boolean).join(" · ");
}

class Device {
  #can = $state.raw<Can>("unknown");
  #mark = $state.raw<string | null>(null);

  get can(): Can {
    return this.#can;
  }

  /** The way on which this very browser is called. */
  get channel(): ChannelTold | undefined {
    return ways.list.find(({ mark }) => mark !== "" && mark === this.#mark);
  }

  async look(): Promise<void> {
    this.#can = this.#possible();
    const worker = await app.worker();
    if (this.#can !== "yes") return;
    if (!worker) this.#can = "no";
    else await this.#know(await worker.pushManager.getSubscription());
  }

  /** Only after a press: the browser asks its owner. False: it was told no, or cannot. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.#can = this.#possible();
      return false;
    }
    const worker = await app.worker();
    if (!worker) return false;
    const subscription = await this.#subscribed(worker);
    const { endpoint, keys } = subscription.toJSON();
    await ways.add({
      kind: "push",
      url: endpoint ?? "",
      p256dh: keys?.p256dh ?? "",
      auth: keys?.auth ?? "",
      lang: language.now,
      name: browserName(),
    });
    await this.#know(subscription);
    return true;
  }

  /** What was subscribed for another key of the house is of no use. */
  async #subscribed(worker: ServiceWorkerRegistration): Promise<PushSubscription> {
    const wanted = { userVisibleOnly: true, applicationServerKey: ways.push };
    try {
      return await worker.pushManager.subscribe(wanted);
    } catch (thrown) {
      const old = await worker.pushManager.getSubscription();
      if (!old) throw thrown;
      await old.unsubscribe();
      return worker.pushManager.subscribe(wanted);
    }
  }

  async #know(subscription: PushSubscription | null): Promise<void> {
    this.#mark = subscription ? await hashOfText(subscription.endpoint) : null;
  }

  #possible(): Can {
    if (!isSecureContext) return "insecure";
    if (isApple() && !app.installed) return "apple";
    if (!("PushManager" in window) || !("Notification" in window)) return "no";
    return Notification.permission === "denied" ? "denied" : "yes";
  }
}

export const device = new Device();
