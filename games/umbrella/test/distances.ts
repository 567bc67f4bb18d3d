// How far every choreography is from the printed stages: `node games/umbrella/test/distances.ts` prints the table of
// the README.
import { pathToFileURL } from 'node:url';
import { configure, Rng } from '@penumbra/kit';
import { umbrella } from '../src/index.ts';
import { distanceOn } from '../src/solver.ts';
import { cellsWith, type Stage } from '../src/umbrellas.ts';

const { box } = configure(umbrella, { seats: ['violet', 'teal', 'orange', 'slate'] });
const FOUR = [0, 1, 2, 3] as const;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export interface Row {
  readonly tile: string;
  readonly white: number;
  readonly black: number;
  /** The fewest slides in any slot, in any colour, on either side. */
  readonly least: number;
}

/** Slides to one side of a tile in every slot and colour, from one stage. */
const fromStage = (dance: number, stage: Stage): number[] =>
  FOUR.flatMap((slot) => FOUR.map((colour) => distanceOn(box.cells[dance] as number, slot, cellsWith(stage, colour))));

/** Averages over the four printed stages, four slots and four colours. */
export const fromPrintedStages = (): Row[] =>
  box.tiles.map((tile, i) => {
    const [white, black] = [0, 1].map((face) => box.stages.flatMap((stage) => fromStage(2 * i + face, stage))) as [
      number[],
      number[],
    ];
    return { tile, white: mean(white), black: mean(black), least: Math.min(...white, ...black) };
  });

/** Averages of the best colour over random stages that carry four of each colour, as white and black, tile by tile. */
export function fromRandomStages(stages: number): { readonly white: number; readonly black: number }[] {
  const rng = new Rng('random stages');
  const sums = box.tiles.map(() => ({ white: 0, black: 0 }));
  const colours = Array.from({ length: 16 }, (_, i) => i % 4);
  for (let i = 0; i < stages; i++) {
    const stage = rng.shuffle(colours).reduce((bits, colour, cell) => bits | (colour << (2 * cell)), 0) as Stage;
    const slot = rng.below(4);
    const best = (dance: number): number =>
      Math.min(...FOUR.map((colour) => distanceOn(box.cells[dance] as number, slot, cellsWith(stage, colour))));
    sums.forEach((sum, tile) => {
      sum.white += best(2 * tile) / stages;
      sum.black += best(2 * tile + 1) / stages;
    });
  }
  return sums;
}

function main(): void {
  const printed = fromPrintedStages();
  const random = fromRandomStages(4000);
  console.log('| tile | white | black | random white | random black |\n|---|---|---|---|---|');
  printed.forEach(({ tile, white, black }, i) => {
    console.log(`| ${tile} | ${white} | ${black} | ${random[i]?.white.toFixed(2)} | ${random[i]?.black.toFixed(2)} |`);
  });
  const [white, black] = [mean(random.map((r) => r.white)), mean(random.map((r) => r.black))];
  console.log(
    `| mean | ${mean(printed.map((r) => r.white)).toFixed(2)} | ${mean(printed.map((r) => r.black)).toFixed(2)} | ${white.toFixed(2)} | ${black.toFixed(2)} |`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
