// The stacks of a position: the visible tile first, `?` for each that nobody has seen.
import { byName, type Codec, indexIn, type JsonObject, quote, type Source } from '@penumbra/kit';
import { danceText } from './notation.ts';
import { isFree, type Known, knownTiles, receiverOf, type State, UNSEEN, unseenTiles } from './state.ts';
import { type Dance, danceOf, FACE_LETTERS, NO_DANCE, SLOTS, tileOf } from './words.ts';

/** A tile and its side, which lies nowhere else. */
export const DANCE: Codec<Dance, Known> = {
  write: (dance, s) => danceText(dance, s.config),
  read(it, s) {
    const text = it.text();
    const tile = s.config.box.tiles.indexOf(text.slice(0, -1));
    const face = indexIn(FACE_LETTERS, text.slice(-1));
    if (tile < 0 || face < 0) it.fail('unknown-id', `${quote(text)} is not a tile and its side, like c07w`);
    if (s.under[tile] !== UNSEEN)
      it.fail('impossible', `tile ${quote(text.slice(0, -1))} is in two places among dances, passing and discards`);
    return danceOf(tile, face);
  },
};

export const stacksJson = (s: Known): JsonObject =>
  byName(s.config.seats, s.config.seats, (_, seat) =>
    s.unseen
      .slice(4 * seat, 4 * seat + SLOTS)
      .map((unseen, slot) => [
        ...knownTiles(s, 4 * seat + slot).map((dance) => DANCE.write(dance, s)),
        ...new Array<string>(unseen).fill('?'),
      ]),
  );

export function readDances(source: Source, s: State): void {
  if (!source.absent || !beforeDeal(s)) s.unseen.fill(0);
  for (const [seat, entry] of source.bySeat(s.config.seats)) {
    const slots = entry.list();
    if (slots.length > SLOTS) entry.fail('too-many', `${slots.length} slots; there are ${SLOTS}`);
    for (const [slot, stack] of slots.entries()) readStack(s, 4 * seat + slot, stack);
  }
  checkDances(s, source);
}

const beforeDeal = (s: State): boolean => ['first', 'fill', 'deal'].includes(s.phase);

function readStack(s: State, at: number, source: Source): void {
  let above = NO_DANCE;
  let unseen = s.unseen[at] ?? 0;
  for (const entry of source.list()) {
    if (entry.value === '?') {
      s.unseen[at] = ++unseen;
      continue;
    }
    const dance = DANCE.read(entry, s);
    if (unseen > 0) entry.fail('impossible', 'a known tile below one that nobody has seen');
    s.under[tileOf(dance)] = NO_DANCE;
    if (above === NO_DANCE) s.tops[at] = dance;
    else s.under[tileOf(above)] = dance;
    above = dance;
  }
}

function checkDances(s: State, source: Source): void {
  const { seats, box } = s.config;
  const place = (at: number): Source => source.child(seats[at >> 2] ?? '').child(at & 3);
  const covered = s.unseen.reduce((sum, n) => sum + n, 0);
  if (covered > unseenTiles(s)) source.fail('too-many', `${covered} unseen tiles; ${unseenTiles(s)} are left`);
  if (beforeDeal(s)) {
    const odd = s.unseen.findIndex((n, at) => n !== (at % SLOTS < 2 ? box.stack : 0) || s.tops[at] !== NO_DANCE);
    if (odd >= 0) place(odd).fail('impossible', `before the deal slots 1 and 2 hold ${box.stack} unseen tiles each`);
    return;
  }
  // Only the seat at turn may wait for a tile to be drawn, on one slot.
  const shown = s.tops.flatMap((top, at) => (top === NO_DANCE && s.unseen[at] !== 0 ? [at] : []));
  const drawn = s.phase === 'uncover' || s.phase === 'power' ? shown.find((at) => at >> 2 === s.turn) : undefined;
  const odd = shown.find((at) => at !== drawn);
  if (odd !== undefined) place(odd).fail('impossible', `an unseen tile on top in phase ${s.phase}`);
  const first = 4 * receiverOf(s);
  const free = [0, 1, 2, 3].find((slot) => isFree(s, first + slot));
  if (s.phase === 'cover' && free !== undefined)
    place(first + free).fail('impossible', `slot ${free + 1} is free: phase cover needs four stacks`);
}
