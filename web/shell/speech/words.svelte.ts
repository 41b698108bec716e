/** What the page says, in the reader's language: ids and facts in, sentences out. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Asked, EventTold, Facts, Lang, Problem } from "../../wire/types";
import { asArgs, likeI, signed, variables, type Args, type Tongue } from "./facts";
import { texts } from "./sources";
import { unbroken } from "./unbroken";

export interface QuestionWords {
  /** Short: "Lay a card". */
  title: string;
  /** The whole question, for the one who is asked. */
  text: string;
  /** What the others read meanwhile. */
  waiting: string;
}

/** What a board or a component may say. Sentences follow a change of the language by themselves. */
export interface Words {
  readonly lang: Lang;
  /** The message `id`, or one of its attributes: "id.attribute". */
  say(id: string, args?: Args): string;
  has(id: string): boolean;
  /** "A, B and C" */
  list(items: (string | number)[]): string;
  event(event: EventTold, names: string[]): string;
  /** The event as it is told to the seat that it happens to, which the fact `you` names; as it is
   *  told to everybody, if the game has no other words for it. */
  met(event: EventTold, you: string, names: string[]): string;
  refusal(rule: string, facts: Facts, names: string[]): string;
  question(asked: Asked, names: string[]): QuestionWords;
  problem(problem: Problem, names?: string[]): string;
}

export const LANGS: readonly Lang[] = ["en", "fr", "pt", "es"];

/** The four languages' own numbers, dates and plural rules. */
export const LOCALES: Record<Lang, string> = { en: "en", fr: "fr", pt: "pt-BR", es: "es" };

export function bundleOf(lang: Lang, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(LOCALES[lang], { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Words from one bundle of messages; `game` null: the house and the page only. */
export class Speaker implements Words {
  readonly game: string | null;
  readonly #read: (lang: Lang, game: string | null) => Promise<string[]>;
  #lang = $state.raw<Lang>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** `read`: where the words stand. */
  constructor(game: string | null = null, read = texts) {
    this.game = game;
    this.#read = read;
  }

  get lang(): Lang {
    return this.#lang;
  }

  async speak(lang: Lang): Promise<void> {
    this.use(lang, await this.#read(lang, this.game));
  }

  use(lang: Lang, sources: string[]): void {
    this.#bundle = bundleOf(lang, sources);
    this.#lang = lang;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    return unbroken(this.#bundle.formatPattern(pattern, variables(args), []));
  }

  list(items: (string | number)[]): string {
    const texts = items.map((item) => (typeof item === "number" ? signed(item) : item));
    const last = texts.length - 1;
    return texts.length === 0
      ? ""
      : texts.reduce((left, right, i) =>
          i < last
            ? this.say("list-more", { left, right })
            : this.say(likeI(right) ? "list-end-i" : "list-end", { left, right }),
        );
  }

  event(event: EventTold, names: string[]): string {
    return this.say(`${event.rule}.event`, this.#argsOf(event, names));
  }

  met(event: EventTold, you: string, names: string[]): string {
    const id = `${event.rule}.met`;
    if (!this.has(id)) return this.event(event, names);
    return this.say(id, { ...this.#argsOf(event, names), you });
  }

  #argsOf(event: EventTold, names: string[]): Args {
    const args: Args = { ...asArgs(event.facts, names, this.#tongue()), points: event.points };
    if (event.seat >= 0) args.seat = names[event.seat] ?? this.say("nobody");
    return args;
  }

  refusal(rule: string, facts: Facts, names: string[]): string {
    return this.say(`${rule}.refusal`, asArgs(facts, names, this.#tongue()));
  }

  question(asked: Asked, names: string[]): QuestionWords {
    const id = `question-${asked.kind}`;
    const name = names[asked.seats[0]] ?? this.say("nobody");
    const args: Args = { ...asArgs(asked.facts, names, this.#tongue()), name };
    return {
      title: this.say(`${id}.title`, args),
      text: this.say(id, args),
      waiting: this.say(`${id}.waiting`, args),
    };
  }

  problem(problem: Problem, names: string[] = []): string {
    const args = asArgs(problem.facts ?? {}, names, this.#tongue());
    const ids = [`problem-${problem.code}`, `record-${args.problem}`, `${problem.rule}.refusal`];
    // The rule's own sentence says it all; of a record both the line and the reason are told.
    const told = problem.code === "refused" ? ids.slice(2) : ids;
    const said = told.filter((id) => this.has(id)).map((id) => this.say(id, args));
    if (said.length > 0) return said.join(" ");
    return this.say(this.has(ids[0]) ? ids[0] : "trouble", args);
  }

  #tongue(): Tongue {
    return {
      nobody: this.say("nobody"),
      list: (items) => this.list(items),
      called: (id) => (this.has(id) ? this.say(id) : null),
    };
  }

  #pattern(id: string) {
    const [name, attribute] = id.split(".", 2);
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }
}
