/** Looking and using are two gestures: what a board tells of a thing before it is used. */

/** Something that can be done with the thing that is looked at. */
export interface Use {
  /** The answers that it sends, one after the other. */
  answers: readonly string[];
  label: string;
  /** What it costs, in words; empty: nothing. */
  price: string;
  /** It gives something up: its button is quiet. */
  quiet?: boolean;
}

export interface Look {
  /** The name of the thing, and what it does in a few words. */
  title: string;
  /** The paragraph that says what it does. */
  rule: string | null;
  /** What else is to be known: progress, owners, prices. */
  notes: readonly string[];
  uses: readonly Use[];
  /** An answer that the judge refuses now: the reason is told where nothing can be done. */
  tried: string | null;
}

/** What is looked at, by its name on this board, and where it lies. */
export interface Looked {
  thing: string;
  anchor: Element;
}
