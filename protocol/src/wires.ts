// The world that a client needs: browsers and Node have it, tests bring their own.

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** One connection that carries texts both ways. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  said(text: string): void;
  /** Once, also where it never opened. */
  closed(): void;
}

export interface Wires {
  request(method: string, url: string, options: { readonly body?: string; readonly token?: string }): Promise<Reply>;
  open(url: string, events: WireEvents): Wire;
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
  /** Runs something again and again; without it nobody notices a connection that breaks in silence. */
  every?(ms: number, run: () => void): () => void;
  /** An id that nobody has used before. */
  freshId(): string;
}

interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What `globalThis` has in browsers and in Node alike. */
export interface Standard<Timer> {
  fetch(
    url: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<{ readonly status: number; text(): Promise<string> }>;
  WebSocket: new (url: string) => unknown;
  setTimeout(run: () => void, ms: number): Timer;
  clearTimeout(timer: Timer): void;
  setInterval(run: () => void, ms: number): Timer;
  clearInterval(timer: Timer): void;
  crypto: { randomUUID(): string };
}

export const standardWires = <Timer>(standard: Standard<Timer>): Wires => ({
  request: (method, url, { body, token }) =>
    standard
      .fetch(url, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body }),
      })
      .then((response) => response.text().then((text) => ({ status: response.status, text }))),
  open(url, events) {
    const socket = new standard.WebSocket(url) as Socket;
    socket.onopen = () => events.opened();
    socket.onmessage = ({ data }) => events.said(String(data));
    socket.onclose = () => events.closed();
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  after(ms, run) {
    const timer = standard.setTimeout(run, ms);
    return () => standard.clearTimeout(timer);
  },
  every(ms, run) {
    const timer = standard.setInterval(run, ms);
    return () => standard.clearInterval(timer);
  },
  freshId: () => standard.crypto.randomUUID(),
});
