import type { Json, Viewer } from '@penumbra/kit';
import { nameOf, stateText, viewersOf } from '../compare.ts';
import { type Law, type Moment, must, type Run, Sampler, type State } from '../law.ts';
import { twinOf } from '../message.ts';

type Leaves = Map<string, Json>;

/** What is known about one kind of place in the state, for one viewer. */
interface Trace {
  unseen: number;
  varied: boolean;
}

/** A place that has not varied in so many moments, this often determinized each, is taken to be fixed. */
const MOMENTS = 10;
const TRIES = 16;
/** Up to so many possible states they are all looked for. */
const FEW = 12;
const FEW_TRIES = 200;
/** The truth may be unlikely; so many tries find what one game in a thousand shows. */
const PATIENCE = 20_000;
/** Values of a single place, likewise. */
const LEAF_TRIES = 40;
const FEW_VALUES = 4;

export const unseenVaries: Law = {
  number: 8,
  title: 'every unseen thing varies over determinizations, and the truth is among the possible',
  watch(run) {
    const variety = new Sampler(run, 'variety', 0.6);
    const truth = new Sampler(run, 'truth', 0.25);
    const traces = new Map<string, Trace>();
    return {
      moment(m) {
        if (variety.wants(m.kind)) for (const viewer of viewersOf(run.config)) follow(m, viewer, traces);
        if (truth.wants(m.kind)) checkTruth(m, run.rng.pick(viewersOf(run.config)));
      },
      conclude() {
        for (const [place, { unseen, varied }] of traces) {
          must(varied || unseen < MOMENTS, () => `${place} is not in the view and never varies (${unseen} moments)`);
        }
        const any = [...traces.values()].some(({ varied }) => varied);
        must(
          any === run.game.facts.hidden,
          () => `hidden is ${run.game.facts.hidden}, yet something unseen varies: ${any}`,
        );
      },
    };
  },
};

/** Notes which unseen places of the state differ between states that share the view. */
function follow({ run, state }: Moment, viewer: Viewer, traces: Map<string, Trace>): void {
  const { game, config, rng } = run;
  const view = game.view(state, viewer);
  const seen = leavesOf(game.notation.view(view));
  const first = leavesOf(game.notation.state(game.determinize(view, rng)));
  const open = new Map<string, Trace>();
  for (const path of unseenOf(leavesOf(game.notation.state(state)), seen)) {
    const place = `for ${nameOf(config, viewer)}: ${patternOf(path)}`;
    const trace = traces.get(place) ?? { unseen: 0, varied: false };
    traces.set(place, trace);
    open.set(patternOf(path), trace);
  }
  for (const trace of open.values()) trace.unseen++;
  for (let i = 0; i < TRIES && [...open.values()].some(({ varied }) => !varied); i++) {
    const next = leavesOf(game.notation.state(game.determinize(view, rng)));
    for (const path of differing(first, next)) {
      const trace = open.get(patternOf(path));
      if (trace) trace.varied = true;
    }
  }
}

/** Every value in a piece of JSON by its path. */
function leavesOf(json: Json, path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof json !== 'object' || json === null) leaves.set(path, json);
  else if (Array.isArray(json)) for (const [i, item] of json.entries()) leavesOf(item, `${path}[${i}]`, leaves);
  else for (const [key, value] of Object.entries(json)) leavesOf(value, `${path}.${key}`, leaves);
  return leaves;
}

const unseenOf = (truth: Leaves, seen: Leaves): string[] =>
  [...truth].filter(([path, value]) => !seen.has(path) || seen.get(path) !== value).map(([path]) => path);

const differing = (a: Leaves, b: Leaves): string[] => [...unseenOf(a, b), ...unseenOf(b, a)];

/** Cells and places in lists are alike; seats are not, since each must be dealt anew. */
const patternOf = (path: string): string => path.replace(/\[\d+\]/g, '[]').replace(/\.[a-z]\d+(?=[.[]|$)/g, '.*');

function checkTruth(m: Moment, viewer: Viewer): void {
  const { run, state } = m;
  if (!twinOf(m, viewer)) return;
  const view = run.game.view(state, viewer);
  const deal = (): State => run.game.determinize(view, run.rng);
  const possible = new Set<string>();
  for (let i = 0; i < FEW_TRIES && possible.size <= FEW; i++) possible.add(stateText(run, deal()));
  if (possible.size > FEW) return checkValues(m, viewer, deal);
  const truth = stateText(run, state);
  for (let i = 0; i < PATIENCE && !possible.has(truth); i++) possible.add(stateText(run, deal()));
  must(possible.has(truth), () => {
    return `the truth is never dealt from the view of ${nameOf(run.config, viewer)}, only ${[...possible].slice(0, 3)}`;
  });
}

/** Too many states to meet the very one; but each place with few values must have its true one among them. */
function checkValues({ run, state }: Moment, viewer: Viewer, deal: () => State): void {
  const leaves = (s: State): Leaves => leavesOf(run.game.notation.state(s));
  const values = new Map<string, Set<Json | undefined>>();
  const dealt = Array.from({ length: LEAF_TRIES }, () => leaves(deal()));
  const truth = leaves(state);
  for (const path of new Set([...truth.keys(), ...dealt.flatMap((one) => [...one.keys()])])) {
    values.set(path, new Set(dealt.map((one) => one.get(path))));
  }
  const missing = [...values].filter(([path, met]) => met.size <= FEW_VALUES && !met.has(truth.get(path)));
  for (let i = 0; i < PATIENCE && missing.length > 0; i++) {
    const one = leaves(deal());
    for (let at = missing.length - 1; at >= 0; at--) {
      const path = missing[at]?.[0] as string;
      if (one.get(path) === truth.get(path)) missing.splice(at, 1);
    }
  }
  must(missing.length === 0, () => describeMissing(run, viewer, missing[0] as [string, Set<Json | undefined>], truth));
}

function describeMissing(run: Run, viewer: Viewer, [path, met]: [string, Set<unknown>], truth: Leaves): string {
  const dealt = [...met].map((value) => JSON.stringify(value) ?? 'nothing').join(', ');
  return `${path} is ${JSON.stringify(truth.get(path))}; from the view of ${nameOf(run.config, viewer)} only: ${dealt}`;
}
