// Asks the server over HTTP. Both directions are checked against the same schemas that the server uses.
import { API, ApiError, ErrorText, refuse } from './codes.ts';
import { type Input, OPERATIONS, type OperationName, type Output } from './operations/index.ts';
import type { Wires } from './wires.ts';

export interface ClientOptions {
  /** Where the server is: `https://example.org`, or empty for where the page came from. */
  readonly address: string;
  readonly wires: Wires;
  /** For programs; browsers have their cookie. */
  readonly token?: string | undefined;
}

export interface Client {
  readonly address: string;
  readonly wires: Wires;
  readonly token: string | undefined;
  ask<N extends OperationName>(name: N, input: Input<N>): Promise<Output<N>>;
  /** The same client as somebody who has this token. */
  as(token: string): Client;
}

export function createClient({ address, wires, token }: ClientOptions): Client {
  return {
    address,
    wires,
    token,
    as: (other) => createClient({ address, wires, token: other }),
    ask(name, input) {
      const { method, url, body } = requestOf(name, input);
      return wires
        .request(method, `${address}${url}`, { ...(body !== undefined && { body }), ...(token && { token }) })
        .then(({ status, text }) => readAnswer(name, status, text));
    },
  };
}

interface Plan {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

/** What of the input belongs into the path, the query and the body. */
export function requestOf<N extends OperationName>(name: N, input: Input<N>): Plan {
  const { method, path } = OPERATIONS[name];
  const rest: Record<string, unknown> = { ...(input as object) };
  const url = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]));
    delete rest[key];
    return value;
  });
  if (method !== 'GET' && method !== 'DELETE') return { method, url: `${API}${url}`, body: JSON.stringify(rest) };
  const query = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&');
  return { method, url: `${API}${url}${query && `?${query}`}` };
}

function readAnswer<N extends OperationName>(name: N, status: number, text: string): Output<N> {
  const json = parseJson(text);
  if (status >= 400) {
    const error = ErrorText.safeParse((json as { error?: unknown } | undefined)?.error);
    throw error.success ? new ApiError(error.data) : refuse('broken', `${status}`);
  }
  return readOutput(name, json);
}

export function readOutput<N extends OperationName>(name: N, json: unknown): Output<N> {
  const value = OPERATIONS[name].output.safeParse(json);
  if (!value.success) throw refuse('old-client', value.error.issues[0]?.path.join('.'));
  return value.data as Output<N>;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
