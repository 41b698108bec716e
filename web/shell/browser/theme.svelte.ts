/** Light, dark, or as the system wishes. */
import { keep, kept } from "./memory";

export type ThemeChoice = "light" | "dark" | "system";
export const THEMES: readonly ThemeChoice[] = ["light", "dark", "system"];

class Theme {
  #choice = $state.raw<ThemeChoice>("system");

  get choice(): ThemeChoice {
    return this.#choice;
  }

  begin(): void {
    this.#choice = THEMES.find((choice) => choice === kept("theme")) ?? "system";
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", () => this.#show(system.matches));
    this.#show(system.matches);
  }

  choose(choice: ThemeChoice): void {
    this.#choice = choice;
    keep("theme", choice);
    this.#show(matchMedia("(prefers-color-scheme: dark)").matches);
  }

  #show(systemIsDark: boolean): void {
    const dark = this.#choice === "dark" || (this.#choice === "system" && systemIsDark);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const theme = new Theme();

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
