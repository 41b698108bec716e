/** A live table: reconnects by itself, sends again what was not acknowledged, notices gaps. */
import { Trouble } from "./api";
import { inNextFrame } from "./frame";
import type {
  Act,
  Because,
  Changed,
  ChatLine,
  Done,
  Foresee,
  Foreseen,
  FromBrowser,
  FromServer,
  Led,
  Look,
  Offered,
  Position,
  Problem,
  Suppose,
  Supposed,
  Undo,
  Unnumbered,
  Why,
} from "./types";

export type Link = "connecting" | "open" | "lost";

/** Who is told what comes in. */
export interface Ears {
  position(position: Position): void;
  changed(changed: Changed): void;
  chat(line: ChatLine): void;
  /** Who leads through the game, and where they look. */
  led(led: Led): void;
  link(link: Link): void;
  /** A "no" that answers no request of ours. */
  problem(problem: Problem): void;
  /** The server does not know this browser (any more): make it known, then it is tried again. */
  stranger(): Promise<void>;
  /** This guest is not admitted (any more): it is not tried again. */
  shutOut(): void;
}

type Request = Act | Undo | Why | Foresee | Look | Suppose;
type Answer = Done | Because | Foreseen | Offered | Supposed;
interface Waiting {
  request: Request;
  resolve(answer: Answer): void;
  reject(trouble: Trouble): void;
}

export const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
export const HEARTBEAT = 15_000;
export const SILENCE = 35_000;

/** Reasons for which the server hangs up: trying again is of no use, or needs a new guest pass. */
const NO_SUCH_TABLE = 4404;
const NO_GUEST = 4401;
const NOT_ADMITTED = 4403;

/** Not `randomUUID`: that one exists on secure pages only. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class LiveSocket {
  readonly #address: string;
  readonly #ears: Ears;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #mail: FromServer[] = [];
  #version: number | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #catchingUp = false;
  #closed = false;

  constructor(address: string, ears: Ears) {
    this.#address = address;
    this.#ears = ears;
  }

  open(): void {
    this.#connect();
    this.#beat = setInterval(() => this.#heartbeat(), HEARTBEAT);
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("offline", this.#offline);
    globalThis.document?.addEventListener("visibilitychange", this.#turned);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.document?.removeEventListener("visibilitychange", this.#turned);
    this.#drop();
    this.#mail = [];
    for (const { reject } of this.#waiting.values()) reject(new Trouble({ code: "unreachable" }));
    this.#waiting.clear();
  }

  act = (draft: Unnumbered<Act>) => this.#request({ ...draft, id: freshId() }) as Promise<Done>;
  undo = (draft: Unnumbered<Undo>) => this.#request({ ...draft, id: freshId() }) as Promise<Done>;
  why = (draft: Unnumbered<Why>) => this.#request({ ...draft, id: freshId() }) as Promise<Because>;
  foresee = (draft: Unnumbered<Foresee>) =>
    this.#request({ ...draft, id: freshId() }) as Promise<Foreseen>;
  look = (draft: Unnumbered<Look>) =>
    this.#request({ ...draft, id: freshId() }) as Promise<Offered>;
  suppose = (draft: Unnumbered<Suppose>) =>
    this.#request({ ...draft, id: freshId() }) as Promise<Supposed>;

  /** False: not connected, nothing was said. */
  say(text: string): boolean {
    return this.#send({ type: "say", text });
  }

  /** Take the lead, show where we look, or stop; what is lost is lost. */
  lead(what: "take" | "look" | "stop", line = 0, eyes: number | null = null): void {
    this.#send({ type: "lead", do: what, line, eyes });
  }

  #request(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve, reject });
      this.#send(request);
    });
  }

  #send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#catchingUp = false;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  /** Say what we have, and repeat what was never acknowledged: sent twice, it happens once. */
  #greet(): void {
    this.#takeIn();
    if (globalThis.document?.hidden) this.#turned();
    this.#send({ type: "hello", version: this.#version });
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.#ears.link("lost");
    if (code === NO_SUCH_TABLE) return;
    if (code === NOT_ADMITTED) return this.#ears.shutOut();
    // Somebody else comes back: what was seen here so far is not theirs.
    if (code === NO_GUEST) this.#version = null;
    const ready = code === NO_GUEST ? this.#ears.stranger() : Promise.resolve();
    void ready.catch(() => undefined).then(() => this.#later());
  }

  /** Once more, each time a little later. */
  #later(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #reconnect(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#connect();
  }

  #hurry = (): void => {
    if (this.#socket === null) this.#reconnect();
  };

  /** Nobody is called who sees the table. */
  #turned = (): void => {
    this.#send({ type: "gaze", here: !document.hidden });
  };

  /** The browser knows before the wire does. */
  #offline = (): void => {
    this.#drop();
    this.#ears.link("lost");
    this.#later();
  };

  #heartbeat(): void {
    if (this.#socket === null) return;
    if (Date.now() - this.#heard > SILENCE) {
      this.#ears.link("lost");
      this.#reconnect();
    } else {
      this.#send({ type: "ping" });
    }
  }

  /** What comes in between two frames is taken in together, so that it is drawn once. */
  #receive(message: FromServer): void {
    this.#heard = Date.now();
    if (this.#mail.push(message) === 1) inNextFrame(() => this.#takeIn());
  }

  #takeIn(): void {
    const mail = this.#mail;
    this.#mail = [];
    for (const message of mail) this.#hear(message);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "position":
        this.#version = message.version;
        this.#alive();
        return this.#ears.position(message);
      case "changed":
        return this.#hearChange(message);
      case "chat":
        this.#version = Math.max(this.#version ?? 0, message.version);
        return this.#ears.chat(message.line);
      case "led":
        return this.#ears.led(message);
      case "refused":
        return this.#hearNo(message.id, message.problem);
      case "done":
      case "because":
      case "foreseen":
      case "offered":
      case "supposed":
        return this.#settle(message.id)?.resolve(message);
    }
  }

  #hearChange(message: Changed): void {
    if (message.version < (this.#version ?? 0)) return;
    if (message.since !== this.#version) return this.#catchUp();
    this.#version = message.version;
    this.#alive();
    this.#ears.changed(message);
  }

  /** Something is missing: the server fills the gap, or sends a fresh position. */
  #catchUp(): void {
    if (!this.#catchingUp) this.#send({ type: "hello", version: this.#version });
    this.#catchingUp = true;
  }

  #hearNo(id: string | null, problem: Problem): void {
    const waiting = id === null ? undefined : this.#settle(id);
    if (waiting) waiting.reject(new Trouble(problem));
    else this.#ears.problem(problem);
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #alive(): void {
    this.#catchingUp = false;
    this.#wait = FIRST_WAIT;
    this.#ears.link("open");
  }
}
