// A game out of what its files export, by the names that "A game module" of ARCHITECTURE.md lists: nothing is wired by
// hand, and what is missing or does not fit does not compile.
import type { ComponentSpec } from './components.ts';
import type { Config, Facts, Game, GameTypes, Nature, Notation } from './game.ts';
import type { OptionSpec } from './options.ts';
import type { Say, Sketch } from './sketch.ts';

export interface Parts<T extends GameTypes>
  extends Pick<
    Game<T>,
    | 'setup'
    | 'turn'
    | 'round'
    | 'legal'
    | 'refuse'
    | 'play'
    | 'result'
    | 'clone'
    | 'invariants'
    | 'view'
    | 'determinize'
  > {
  readonly OPTIONS: OptionSpec<T['Options']>;
  readonly COMPONENTS: ComponentSpec<T['Components']>;
  readonly checkTable?: NonNullable<ComponentSpec<T['Components']>['advise']>;
  readonly boxOf: (parts: Omit<Config<T>, 'box'>) => T['Box'];
  /** Where seats choose together. */
  readonly resolve?: Game<T>['resolve'];
  readonly pick?: NonNullable<Game<T>['pick']>;
  readonly sample: Nature<T>['sample'];
  readonly ways?: NonNullable<Nature<T>['ways']>;
  readonly refuseChance: Nature<T>['refuse'];
  readonly applyChance: Nature<T>['apply'];
  readonly audience: Nature<T>['audience'];
  readonly moveNotation: { readonly text: Notation<T>['move']; readonly parse: Notation<T>['parseMove'] };
  readonly chanceNotation: { readonly text: Notation<T>['chance']; readonly parse: Notation<T>['parseChance'] };
  readonly eventText: Notation<T>['event'];
  readonly stateJson: Notation<T>['state'];
  readonly readState: Notation<T>['readState'];
  readonly viewJson: Notation<T>['view'];
  readonly readView: Notation<T>['readView'];
  readonly hints: Game<T>['hints'];
  readonly gist?: NonNullable<Game<T>['gist']>;
  readonly used?: NonNullable<Game<T>['used']>;
  readonly sketch: (view: T['View'], say: Say) => Sketch;
}

/** Only what is there: an absent function is no function that is undefined. */
const given = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [key in K]: V });

export const gameOf = <T extends GameTypes>(facts: Facts, parts: Parts<T>): Game<T> => ({
  facts,
  options: parts.OPTIONS,
  components: { ...parts.COMPONENTS, ...given('advise', parts.checkTable) },
  box: parts.boxOf,
  setup: parts.setup,
  turn: parts.turn,
  round: parts.round,
  legal: parts.legal,
  refuse: parts.refuse,
  play: parts.play,
  resolve: parts.resolve ?? noJointTurn,
  nature: {
    sample: parts.sample,
    ...given('ways', parts.ways),
    refuse: parts.refuseChance,
    apply: parts.applyChance,
    audience: parts.audience,
  },
  result: parts.result,
  clone: parts.clone,
  ...given('pick', parts.pick),
  invariants: parts.invariants,
  view: parts.view,
  determinize: parts.determinize,
  notation: {
    move: parts.moveNotation.text,
    parseMove: parts.moveNotation.parse,
    chance: parts.chanceNotation.text,
    parseChance: parts.chanceNotation.parse,
    event: parts.eventText,
    state: parts.stateJson,
    readState: parts.readState,
    view: parts.viewJson,
    readView: parts.readView,
  },
  hints: parts.hints,
  ...given('gist', parts.gist),
  ...given('used', parts.used),
  sketch: (view, say = (name) => name) => parts.sketch(view, say),
});

function noJointTurn(): never {
  throw new Error('no seats choose together in this game');
}

type CodeOf<F extends (...given: never[]) => unknown> =
  Extract<ReturnType<F>, { readonly code: string } | { readonly ok: false }> extends infer R
    ? R extends
        | { readonly code: infer Code extends string }
        | { readonly refusal: { readonly code: infer Code extends string } }
      ? Code
      : never
    : never;

/** The types of a game are those of its parts. */
export interface TypesOf<
  P extends {
    readonly OPTIONS: unknown;
    readonly COMPONENTS: unknown;
    readonly boxOf: (parts: never) => object;
    readonly clone: (s: never) => object;
    readonly refuse: (s: never, seat: never, move: never) => unknown;
    readonly sample: (s: never, rng: never) => unknown;
    readonly eventText: (event: never, config: never) => string;
    readonly view: (s: never, viewer: never) => object;
    readonly moveNotation: { readonly parse: (text: never, s: never) => unknown };
  },
> {
  Options: P['OPTIONS'] extends OptionSpec<infer O> ? O : never;
  Components: P['COMPONENTS'] extends ComponentSpec<infer C> ? C : never;
  Box: ReturnType<P['boxOf']>;
  State: ReturnType<P['clone']>;
  Move: Parameters<P['refuse']>[2];
  Chance: ReturnType<P['sample']>;
  Event: Parameters<P['eventText']>[0];
  View: ReturnType<P['view']>;
  Refusal: CodeOf<P['refuse']> | CodeOf<P['moveNotation']['parse']>;
}
