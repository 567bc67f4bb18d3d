// The wire that is opened again whenever it breaks, waiting longer each time. A wire can also be broken without saying
// so: every now and then both ends compare how much they have said and heard.
import { type Client, parseJson } from './client.ts';
import { API, PROTOCOL_VERSION } from './codes.ts';
import { type ClientMessage, ServerMessage } from './messages.ts';
import { tally } from './tally.ts';
import type { Wire } from './wires.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
const SILENCE_MS = 15_000;
/** At most so many times as long: a line that is dead has to be noticed, too. */
const MOST_PATIENCE = 4;

export interface Line {
  open(): void;
  welcomed(): void;
  say(message: ClientMessage): void;
  /** Tries again at once, where it would have waited. */
  retry(): void;
  answered(pong: { readonly sent?: number | undefined; readonly heard?: number | undefined }): void;
  end(): void;
}

export interface LineEvents {
  changed(state: 'connecting' | 'open' | 'waiting'): void;
  /** Undefined for what this client does not understand. */
  said(message: ServerMessage | undefined): void;
  /** How often both ends compare. */
  readonly silence?: number | undefined;
}

/** One wire while it lasts, and what went over it. */
interface Way {
  readonly wire: Wire;
  said: number;
  /** Before the latest message. */
  heard: number;
  latest: string | undefined;
  welcome: boolean;
  /** What had been said with the ping that has no answer yet. */
  pinged: number | undefined;
}

function note(own: Way, text: string): void {
  if (own.latest !== undefined) own.heard = tally(own.heard, own.latest);
  own.latest = text;
}

function tell(own: Way, text: string): void {
  own.said = tally(own.said, text);
  own.wire.send(text);
}

type Pong = Parameters<Line['answered']>[0];

/** Whether everything that either end said was heard by the other, once; if not, it is taken up again on a new wire. */
const agree = (own: Way, { sent, heard }: Pong): boolean =>
  (sent ?? own.heard) === own.heard && (heard ?? own.pinged) === own.pinged;

/** Twice as long after a line that was too slow to answer: else it would be cut for ever. */
function newPatience(usual = SILENCE_MS): { readonly ms: number; tooShort(): void; enough(): void } {
  let ms = usual;
  return {
    get ms() {
      return ms;
    },
    tooShort() {
      ms = Math.min(usual * MOST_PATIENCE, ms * 2);
    },
    enough() {
      ms = Math.max(usual, ms / 2);
    },
  };
}

export function newLine({ wires, address, token }: Client, events: LineEvents): Line {
  let way: Way | undefined;
  let wait = FIRST_WAIT_MS;
  const silence = newPatience(events.silence);
  let callOff: (() => void) | undefined;
  let stopBeat: (() => void) | undefined;

  const say = (message: ClientMessage): void => {
    if (way) tell(way, JSON.stringify(message));
  };

  function lose(own: Way | undefined): void {
    if (!own || own !== way) return;
    way = undefined;
    stopBeat?.();
    own.wire.close();
    callOff = wires.after(wait, open);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    events.changed('waiting');
  }

  function beat(own: Way): void {
    if (own !== way) return;
    if (!own.welcome || own.pinged !== undefined) {
      silence.tooShort();
      return lose(own);
    }
    say({ t: 'ping' });
    own.pinged = own.said;
  }

  function open(): void {
    callOff = undefined;
    events.changed('connecting');
    const wire = wires.open(`${address.replace(/^http/, 'ws')}${API}/socket`, {
      opened: () => own === way && say({ t: 'hello', version: PROTOCOL_VERSION, ...(token && { token }) }),
      said(text) {
        if (own !== way) return;
        note(own, text);
        events.said(ServerMessage.safeParse(parseJson(text)).data);
      },
      closed: () => lose(own),
    });
    const own: Way = { wire, said: 0, heard: 0, latest: undefined, welcome: false, pinged: undefined };
    way = own;
    stopBeat = wires.every?.(silence.ms, () => beat(own));
  }

  return {
    open,
    say,
    welcomed() {
      wait = FIRST_WAIT_MS;
      if (way) way.welcome = true;
      events.changed('open');
    },
    retry() {
      if (!callOff) return;
      callOff();
      open();
    },
    answered(pong) {
      const own = way;
      if (!own) return;
      const same = agree(own, pong);
      own.pinged = undefined;
      silence.enough();
      if (!same) lose(own);
    },
    end() {
      const last = way;
      way = undefined;
      callOff?.();
      stopBeat?.();
      last?.wire.close();
    },
  };
}
