import { Rng } from '@penumbra/kit';

const Z = 1.959964;

/** Wilson's 95 % interval of a share. */
export function interval(wins: number, played: number): { readonly low: number; readonly high: number } {
  if (played === 0) return { low: 0, high: 1 };
  const share = wins / played;
  const z2 = (Z * Z) / played;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / played + z2 / (4 * played))) / (1 + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Games between two, by their numbers; a shared win is a fraction. */
export interface Encounter {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly aWins: number;
}

export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const AVERAGE = 1500;
const SCALE = 400 / Math.log(10);
const SAMPLES = 300;

/** How far apart two are of whom one wins this share. */
export const eloOfShare = (share: number): number => SCALE * Math.log(share / (1 - share));

/** Half a drawn game in every encounter, so that a clean sweep does not mean infinitely far apart. */
const PRIOR = 0.5;

/**
 * Bradley–Terry strengths as Elo, with 95 % intervals from drawn repetitions of every encounter: above the player who is
 * the zero, or around the average where nobody is.
 */
export function eloRatings(players: number, encounters: readonly Encounter[], zero = -1): Rating[] {
  const strengths = (count: number, all: readonly Encounter[]): number[] => above(strengthsOf(count, all), zero);
  const best = strengths(players, encounters);
  const rng = new Rng('elo');
  const drawn = Array.from({ length: SAMPLES }, () =>
    strengths(
      players,
      encounters.map((e) => again(e, rng)),
    ),
  );
  return best.map((elo, player) => {
    const sorted = drawn.map((sample) => sample[player] as number).sort((a, b) => a - b);
    const at = (share: number): number => Math.round(sorted[Math.floor(share * (SAMPLES - 1))] as number);
    return { elo: Math.round(elo), low: at(0.025), high: at(0.975) };
  });
}

/** The same encounter once more, if its shares are the truth. */
function again(encounter: Encounter, rng: Rng): Encounter {
  const share = (encounter.aWins + PRIOR / 2) / (encounter.games + PRIOR);
  let aWins = 0;
  for (let i = 0; i < encounter.games; i++) if (rng.fraction() < share) aWins++;
  return { ...encounter, aWins };
}

const above = (elos: readonly number[], zero: number): number[] =>
  elos.map((elo) => elo - (zero < 0 ? 0 : (elos[zero] as number)));

function strengthsOf(players: number, encounters: readonly Encounter[]): number[] {
  let gammas: number[] = new Array(players).fill(1);
  for (let round = 0; round < 2_000; round++) {
    const wins: number[] = new Array(players).fill(0);
    const weights: number[] = new Array(players).fill(0);
    for (const { a, b, games, aWins } of encounters) {
      const weight = (games + PRIOR) / ((gammas[a] as number) + (gammas[b] as number));
      wins[a]! += aWins + PRIOR / 2;
      wins[b]! += games - aWins + PRIOR / 2;
      weights[a]! += weight;
      weights[b]! += weight;
    }
    const next = gammas.map((gamma, p) => (weights[p] === 0 ? gamma : (wins[p] as number) / (weights[p] as number)));
    const mean = next.reduce((sum, gamma) => sum + Math.log(gamma), 0) / players;
    const scaled = next.map((gamma) => gamma / Math.exp(mean));
    const moved = Math.max(...scaled.map((gamma, p) => Math.abs(Math.log(gamma / (gammas[p] as number)))));
    gammas = scaled;
    if (moved < 1e-7) break;
  }
  return gammas.map((gamma) => AVERAGE + SCALE * Math.log(gamma));
}
