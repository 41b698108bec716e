/** The page as a program of this device: its worker, its place among the programs, its badge. */
import { root } from "../../wire/root";

/** After this time without haste the worker is fetched: whoever opens the page waits for nothing. */
const LATER = 20_000;

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class App {
  #offer = $state.raw<Offer | null>(null);
  #worker: Promise<ServiceWorkerRegistration | null> | null = null;

  /** Whether this browser would put the page among its programs now. */
  get offered(): boolean {
    return this.#offer !== null;
  }

  get installed(): boolean {
    return matchMedia("(display-mode: standalone)").matches;
  }

  begin(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
    setTimeout(() => void this.worker(), LATER);
  }

  async install(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }

  /** What works though no page is open; null: not in this browser, or not on this kind of page. */
  worker(): Promise<ServiceWorkerRegistration | null> {
    this.#worker ??= this.#register();
    return this.#worker;
  }

  async #register(): Promise<ServiceWorkerRegistration | null> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
    try {
      await navigator.serviceWorker.register(`${root}worker.js`, { updateViaCache: "none" });
      return await navigator.serviceWorker.ready;
    } catch {
      this.#worker = null;
      return null;
    }
  }
}

export const app = new App();

/** How many tables wait, where the device shows that at the page's icon. */
export function badge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => {
    // the device does not want to
  });
}
