import type { GameTypes, Viewer } from '@penumbra/kit';
import { behaviour, difference, nameOf, rawText, sameData, tableOn, textsOf, viewersOf } from '../compare.ts';
import { type Law, type Moment, must, type Run, Sampler, type State } from '../law.ts';
import { stepAtRandom } from '../player.ts';

type View = GameTypes['View'];

interface KeptView {
  readonly view: View;
  readonly text: string;
}

/** As many views of a game are kept to its end. */
const KEPT = 12;

export const viewsAreComplete: Law = {
  number: 7,
  title: 'view(determinize(view)) is view, with the same turn and the same legal moves',
  watch(run) {
    const sampler = new Sampler(run, 'knowledge', 1.5);
    let kept: KeptView[] = [];
    let dirty: State | undefined;
    return {
      moment(m) {
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
  const into = dirty ?? game.clone(state);
  must(game.determinize(view, rng.fork(stream), into) === into, () => 'determinize(…, into) gives something else');
  if (rawText(into) !== rawText(fresh)) {
    const [a, b] = [behaviour(run, fresh), behaviour(run, into)];
    must(a === b, () => `determinized over another state it differs: ${difference(a, b)}`);
  }
  return into;
}
