import {
  type Config,
  configure,
  type GameTypes,
  readSeen,
  refusalOf,
  type Seat,
  type Seen,
  Source,
  type Table,
  type Viewer,
  writeSeen,
} from '@penumbra/kit';
import {
  behaviour,
  difference,
  forkTable,
  nameOf,
  rawText,
  sameData,
  tableOn,
  textsOf,
  viewersOf,
} from '../compare.ts';
import { type Law, type Moment, type Move, must, type Run, Sampler, type State } from '../law.ts';
import { stepAtRandom, wander } from '../player.ts';
import { Pool } from './legality.ts';

type View = GameTypes['View'];

interface KeptView {
  readonly view: View;
  readonly text: string;
}

/** As many views of a game are kept to its end. */
const KEPT = 12;
/** Entries before what is seen is looked at, so that there is something sealed and something to take back. */
const ENTRIES = 3;
const QUESTIONS = 3;

export const viewsAreComplete: Law = {
  number: 7,
  title: 'view(determinize(view)) is view, with the same turn and the same moves, and whatever is seen reads back',
  watch(run) {
    const sampler = new Sampler(run, 'knowledge', 1.5);
    const seen = new Sampler(run, 'seen', 0.7);
    const pool = new Pool(run.rng.fork('questions'));
    const elsewhere = configElsewhere(run);
    let kept: KeptView[] = [];
    let dirty: State | undefined;
    return {
      moment(m) {
        if (seen.wants(m.kind)) {
          for (const moves of m.legal) for (const move of moves.slice(0, 20)) pool.add(move);
          checkSeen(m, elsewhere, pool);
        }
        if (!sampler.wants(m.kind)) return;
        for (const viewer of viewersOf(run.config)) {
          const view = run.game.view(m.state, viewer);
          if (kept.length < KEPT) kept.push({ view, text: rawText(view) });
          checkView(m, viewer, view);
          dirty = checkInto(m, viewer, dirty);
        }
      },
      end() {
        for (const { view, text } of kept) {
          must(
            rawText(view) === text,
            () => `a view changed while the game went on: ${difference(text, rawText(view))}`,
          );
        }
        kept = [];
      },
    };
  },
};

function checkView(m: Moment, viewer: Viewer, view: View): void {
  const { run, turn, legal } = m;
  const { game, config } = run;
  const who = nameOf(config, viewer);
  must(view.viewer === viewer && view.config === config, () => `the view of ${who} has another viewer or config`);
  const before = rawText(view);
  const state = game.determinize(view, run.rng);
  must(state.config === config, () => 'a determinized state has another config');
  const wrong = game.invariants(state);
  must(wrong === undefined, () => `determinized from the view of ${who}: ${wrong}`);
  checkSameView(run, viewer, view, game.view(state, viewer));
  const now = game.turn(state);
  must(sameData(now, turn), () => `for ${who} the turn becomes ${JSON.stringify(now)}`);
  if (viewer !== 'public') {
    const [moves, others] = [legal[viewer] ?? [], game.legal(state, viewer)];
    must(sameData(moves, others), () => `${who} may do ${textsOf(run, moves)}, determinized ${textsOf(run, others)}`);
  }
  if (turn.kind !== 'over') stepAtRandom(tableOn(run, state), run.rng);
  must(rawText(view) === before, () => `playing on a determinized state changed the view of ${who}`);
}

function checkSameView({ game, config }: Run, viewer: Viewer, view: View, again: View): void {
  const [a, b] = [JSON.stringify(game.notation.view(view)), JSON.stringify(game.notation.view(again))];
  must(a === b, () => `the view of ${nameOf(config, viewer)} becomes another: ${difference(a, b)}`);
  must(sameData(view, again), () => {
    return `the view of ${nameOf(config, viewer)} has other data: ${difference(rawText(view), rawText(again))}`;
  });
}

/** Determinizes over a state that was something else; gives it back for the next time. */
function checkInto({ run, state }: Moment, viewer: Viewer, dirty: State | undefined): State {
  const { game, rng } = run;
  const view = game.view(state, viewer);
  const stream = rng.next();
  const fresh = game.determinize(view, rng.fork(stream));
  const into = game.determinize(view, rng.fork(stream), dirty ?? game.clone(state));
  if (rawText(into) !== rawText(fresh)) {
    const [a, b] = [behaviour(run, fresh), behaviour(run, into)];
    must(a === b, () => `determinized over another state it differs: ${difference(a, b)}`);
  }
  return into;
}

/** What another program makes of the same wishes. */
const configElsewhere = ({ game, config: { seats, given } }: Run): Config => configure(game, { seats, ...given });

/** The text of what is seen has all of it: whoever reads it can do, and would be answered, what the table says. */
function checkSeen(m: Moment, elsewhere: Config, pool: Pool): void {
  const { run } = m;
  const table = forkTable(m, m.table.seed);
  const entries = run.rng.below(ENTRIES + 1);
  for (let i = 0; i < entries && table.turn.kind !== 'over'; i++) wander(table, run.rng);
  for (const viewer of viewersOf(run.config)) {
    const seen = table.seen(viewer);
    const text = JSON.stringify(writeSeen(run.game, seen));
    const read = readSeen(run.game, elsewhere, Source.parse(text, 'what is seen'));
    const again = JSON.stringify(writeSeen(run.game, read));
    const who = nameOf(run.config, viewer);
    must(again === text, () => `what ${who} sees reads back as something else: ${difference(text, again)}`);
    must(
      sameData(bare(read), bare(seen)),
      () => `what ${who} sees reads back with other moves: ${textsOf(run, read.legal)}`,
    );
    if (viewer !== 'public') for (const move of pool.some(QUESTIONS)) checkAnswer(table, read, move);
  }
}

/** Without the view, which is compared as text: its config is another object, and some views do not carry the round. */
const bare = ({ view: _, ...rest }: Seen): Omit<Seen, 'view'> => rest;

function checkAnswer(table: Table, seen: Seen, move: Move): void {
  const { game, config } = table;
  const answers = [table.refusal(seen.view.viewer as Seat, move), refusalOf(game, seen, move)];
  must(sameData(answers[0], answers[1]), () => {
    const [there, here] = answers.map((answer) => JSON.stringify(answer));
    return `the table answers "${game.notation.move(move, config)}" with ${there}; from what is seen it would be ${here}`;
  });
}
