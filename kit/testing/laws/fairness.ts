import type { Json, Viewer } from '@penumbra/kit';
import { viewersOf } from '../compare.ts';
import { everyOutcome } from '../fair/every-outcome.ts';
import { bucketOf, Pairs } from '../fair/pairs.ts';
import { Shape } from '../fair/walk.ts';
import { type Law, type Moment, must, type Outcome, type Run, Sampler, type State } from '../law.ts';

/** Up to so many ways to draw, all of them are gone through. */
const FEW_WAYS = 1200;
const EXACTLY = 1e-9;
/** Elsewhere so many outcomes of a moment are drawn, each changed so many times. */
const DRAWN = 40;
const CHANGES = 8;

export const natureIsFair: Law = {
  number: 19,
  title: 'nature is fair: outcomes are drawn as often as they are likely',
  watch(run) {
    const sampler = new Sampler(run, 'fair nature', 2);
    const kinds = new Map<string, Pairs>();
    return {
      moment(m) {
        if (m.turn.kind !== 'chance' || !sampler.wants(m.kind) || checkEveryOutcome(m)) return;
        const pairs = kinds.get(m.kind) ?? new Pairs();
        kinds.set(m.kind, pairs);
        walkOn(m, pairs);
      },
      conclude() {
        for (const [kind, pairs] of kinds) {
          pairs.conclude((mark, { first, second }, of) => {
            return `in "${kind}", of ${of} outcomes ${first} have ${mark} that would not by fair draws, and ${second} the other way round`;
          });
        }
      },
    };
  },
};

const waysOf = ({ game }: Run, state: State, outcome: Outcome): number => game.nature.ways?.(state, outcome) ?? 1;

/** Gives whether they were few enough. */
function checkEveryOutcome({ run, state }: Moment): boolean {
  const { game, config } = run;
  const textOf = (outcome: Outcome): string => game.notation.chance(outcome, config);
  const found = everyOutcome((rng) => game.nature.sample(state, rng), textOf, FEW_WAYS);
  if (!found) return false;
  const ways = [...found.values()].map(({ outcome }) => waysOf(run, state, outcome));
  const all = ways.reduce((sum, n) => sum + n, 0);
  [...found].forEach(([text, { probability }], i) => {
    const fair = (ways[i] as number) / all;
    must(Math.abs(probability - fair) < EXACTLY, () => {
      return `"${text}" is drawn with probability ${probability.toFixed(4)}, not ${fair.toFixed(4)}`;
    });
  });
  return true;
}

function walkOn({ run, state: truth }: Moment, pairs: Pairs): void {
  const { game, rng } = run;
  const state = game.clone(truth);
  const samples = Array.from({ length: DRAWN }, () => game.nature.sample(state, rng));
  const shape = new Shape(Array.from({ length: DRAWN }, () => game.nature.sample(state, rng)));
  for (const sample of samples) {
    let outcome = sample;
    for (let i = 0; i < CHANGES; i++) outcome = oneStep(run, state, { shape, outcome });
    pairs.add(shape.marksOf(sample), shape.marksOf(outcome));
  }
}

function oneStep(run: Run, state: State, { shape, outcome }: { shape: Shape; outcome: Outcome }): Outcome {
  const next = shape.changed(outcome, run.rng);
  if (!next || !isPossible(run, state, next)) return outcome;
  const chance = waysOf(run, state, next) / waysOf(run, state, outcome);
  return run.rng.fraction() < chance ? next : outcome;
}

/** What is no outcome at all may be more than `refuse` can answer. */
function isPossible({ game }: Run, state: State, outcome: Outcome): boolean {
  try {
    return !game.nature.refuse(state, outcome);
  } catch {
    return false;
  }
}

/** How many worlds of a moment are compared, for one viewer after the other, and how many in all. */
const WORLDS = 32;
const WORLDS_IN_ALL = 5000;

export const worldsAreLikely: Law = {
  number: 20,
  title: 'worlds are as likely as they are: right after chance, determinized and drawn ones are alike',
  watch(run) {
    const viewers = viewersOf(run.config);
    const pairs = new Pairs();
    let left = run.game.facts.hidden ? WORLDS_IN_ALL * run.effort : 0;
    return {
      moment(m) {
        if (m.turn.kind !== 'chance' || left <= 0) return;
        for (let i = 0; i < WORLDS; i++) compareWorlds(m, viewers[i % viewers.length] as Viewer, pairs);
        left -= WORLDS;
      },
      conclude() {
        pairs.conclude((mark, { first, second }, of) => {
          return `of ${of} worlds after chance ${first} have ${mark} where the one determinized from their view has not, and ${second} the other way round`;
        });
      },
    };
  },
};

/**
 * A world that the viewer thought possible, in which chance has just been at work, and one determinized from what the
 * viewer sees of it: if worlds are as likely as they are, nobody can tell which is which.
 */
function compareWorlds({ run, state }: Moment, viewer: Viewer, pairs: Pairs): void {
  const { game, rng } = run;
  const drawn = game.determinize(game.view(state, viewer), rng);
  game.nature.apply(drawn, game.nature.sample(drawn, rng));
  const dealt = game.determinize(game.view(drawn, viewer), rng);
  pairs.add(marksOf(run, drawn), marksOf(run, dealt));
}

function marksOf({ game }: Run, state: State): Set<string> {
  const json = game.notation.state(state);
  const counts = new Map<string, number>();
  countLeaves(json, '', counts);
  const marks = new Set([bucketOf(JSON.stringify(json))]);
  for (const [leaf, count] of counts) marks.add(count > 1 ? `${count} × ${leaf}` : leaf);
  return marks;
}

/** Places in a list are alike: what is there counts. */
function countLeaves(json: Json, path: string, counts: Map<string, number>): void {
  if (Array.isArray(json)) for (const item of json) countLeaves(item, `${path}[]`, counts);
  else if (typeof json === 'object' && json !== null) {
    for (const [key, value] of Object.entries(json)) countLeaves(value, path ? `${path}.${key}` : key, counts);
  } else {
    const leaf = `${path} = ${json}`;
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
}
