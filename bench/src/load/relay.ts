// The smallest game there is: seats in turn put their mark on one of nine cells, for ever. What a server does with its
// moves is the server's own work.
import {
  type Config,
  type Game,
  internedList,
  NOBODY,
  no,
  OVER_TURN,
  type Seat,
  type Source,
  seatTurn,
  span,
  type Viewer,
  yes,
} from '@penumbra/kit';

const CELLS = 9;
const ENDLESS = 1_000_000;

interface State {
  readonly config: Config<Relay>;
  count: number;
  cells: number[];
}
interface View {
  readonly config: Config<Relay>;
  readonly viewer: Viewer;
  readonly count: number;
  readonly cells: readonly number[];
}
export interface Relay {
  Options: object;
  Components: object;
  Box: object;
  State: State;
  Move: { readonly kind: 'put'; readonly cell: number };
  Chance: { readonly kind: 'none' };
  Event: { readonly kind: 'put'; readonly seat: Seat; readonly cell: number };
  View: View;
  Refusal: 'not-asked' | 'unreadable';
}

const PUTS = internedList(CELLS, (cell): Relay['Move'] => ({ kind: 'put', cell }));
const seatIn = (s: State): Seat => (s.count % s.config.seats.length) as Seat;

function read(source: Source, config: Config<Relay>): State {
  const { count, cells } = source.fields('count', 'cells');
  return { config, count: count.count(ENDLESS), cells: cells.list().map((cell) => cell.count(8)) };
}

function relayOf(id: string, longest: number): Game<Relay> {
  const isOver = (s: State): boolean => s.count >= longest;
  return {
    facts: {
      id,
      rules: 1,
      colours: ['red', 'blue', 'green', 'white'],
      players: { min: 2, max: 4 },
      hidden: false,
      chance: false,
      simultaneous: false,
      longest,
    },
    options: {},
    components: { tables: {} },
    box: () => ({}),
    setup: (config) => ({ config, count: 0, cells: Array<number>(CELLS).fill(0) }),
    turn: (s) => (isOver(s) ? OVER_TURN : seatTurn(seatIn(s))),
    round: (s) => 1 + Math.floor(s.count / s.config.seats.length),
    legal: (s, seat) => (!isOver(s) && seatIn(s) === seat ? PUTS : []),
    refuse: (s, seat) => (isOver(s) || seatIn(s) !== seat ? { code: 'not-asked', at: [] } : undefined),
    play(s, seat, { cell }, tell) {
      s.cells[cell] = seat + 1;
      s.count++;
      tell?.say({ kind: 'put', seat, cell });
    },
    resolve() {},
    nature: {
      sample: () => ({ kind: 'none' }),
      refuse: () => ({ code: 'not-asked', at: [] }),
      apply() {},
      audience: () => NOBODY,
    },
    result: (s) => (isOver(s) ? { winners: [0 as Seat], ending: 'enough' } : undefined),
    clone(s, into) {
      const copy = { config: s.config, count: s.count, cells: s.cells.slice() };
      return into ? Object.assign(into, copy) : copy;
    },
    invariants: () => undefined,
    view: (s, viewer) => ({ config: s.config, viewer, count: s.count, cells: s.cells.slice() }),
    determinize: ({ config, count, cells }) => ({ config, count, cells: cells.slice() }),
    notation: {
      move: ({ cell }) => `put ${cell}`,
      parseMove(text) {
        const [, cell = ''] = /^put ([0-8])$/.exec(text) ?? [];
        const move = PUTS[cell === '' ? -1 : Number(cell)];
        return move ? yes(move) : no('unreadable', text);
      },
      chance: () => 'none',
      parseChance: (text) => no('unreadable', text),
      event: ({ kind }) => kind,
      state: ({ count, cells }) => ({ count, cells: cells.slice() }),
      readState: read,
      view: ({ count, cells }) => ({ count, cells: cells.slice() }),
      readView: (source, config, viewer) => ({ ...read(source, config), viewer }),
    },
    hints: { evaluate: () => 0.5 },
    sketch: ({ cells }) => [{ name: 'cells', lines: [[span(cells.join(' '))]] }],
  };
}

export const relay = relayOf('relay', ENDLESS);
/** Over after a move of each of two. */
export const sprint = relayOf('sprint', 2);
