// What the points of the end are made of, line by line, and the tie-break where there was one.
import type { SheetLine } from '@penumbra/board/pure';
import type { Seat } from '@penumbra/kit';
import { THEMES } from '../src/components.ts';
import { type Score, scoreOf } from '../src/scoring.ts';
import { ownsSymbols } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { cardsOf, factsOf, setPoints, type TileKind, tilesOf } from './facts.ts';

const TILE_ROWS: readonly (readonly [item: string, kind: TileKind])[] = [
  ...THEMES.map((theme) => [theme, theme] as const),
  ['bonus', 'bonus'],
  ['end-tile', 'end'],
];

export function sheet(view: View): readonly SheetLine[] {
  const { config } = view;
  const bySeat = <T>(value: (seat: Seat) => T): readonly T[] => config.seats.map((_, seat) => value(seat as Seat));
  const pointsOf = (seat: number, kind: TileKind): number =>
    tilesOf(view, seat).reduce((sum, tile) => {
      const facts = factsOf(config, tile);
      return sum + (facts.kind === kind ? facts.points : 0);
    }, 0);
  const { openCards, secretCards, cardPoints } = config.box;
  const lines: readonly (SheetLine | false)[] = [
    ...TILE_ROWS.map(([item, kind]) => ({ item, of: 'tiles', values: bySeat((seat) => pointsOf(seat, kind)) })),
    ...THEMES.map((theme) => ({
      item: `${theme}-sets`,
      of: 'sets',
      values: bySeat((seat) => setPoints(view, seat, theme)),
    })),
    openCards && {
      item: 'open-cards',
      of: 'equilibrium',
      values: bySeat((seat) => cardsOf(view, seat).reduce((sum, card) => sum + (cardPoints[card] as number), 0)),
    },
    secretCards && { item: 'secret-card', of: 'equilibrium', values: bySeat((seat) => secretPoints(view, seat)) },
  ];
  return [
    ...lines.filter((line) => line !== false),
    ...tieBreak(
      view,
      bySeat((seat) => scoreOf(view, seat)),
    ),
  ];
}

const secretPoints = (view: View, seat: Seat): number => {
  const card = view.secret[seat];
  return card !== undefined && card >= 0 && ownsSymbols(view, seat, card)
    ? (view.config.box.cardPoints[card] as number)
    : 0;
};

function tieBreak(view: View, scores: readonly Score[]): readonly SheetLine[] {
  const best = Math.max(...scores.map(({ total }) => total));
  const level = (score: Score): boolean => score.total === best;
  const tied = scores.filter(level);
  if (tied.length < 2) return [];
  const values = scores.map((score) => (level(score) ? score.sets : '–'));
  const most = Math.max(...tied.map(({ sets }) => sets));
  const line: SheetLine = { item: 'tie-sets', values, decides: true };
  if (tied.filter(({ sets }) => sets === most).length < 2) return [line];
  const owner = (seat: number): boolean => tilesOf(view, seat).includes(view.config.box.end);
  return [line, { item: 'tie-end-tile', values: scores.map((_, seat) => (owner(seat) ? '✓' : '–')), decides: true }];
}
