/** For tests: stands in for the browser's WebSocket, and is the other end of the wire. */
export class FarEnd {
  static OPEN = 1;
  static all: FarEnd[] = [];
  static get last(): FarEnd {
    return FarEnd.all.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FarEnd.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = FarEnd.OPEN;
    this.onopen();
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  hangsUp(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}
