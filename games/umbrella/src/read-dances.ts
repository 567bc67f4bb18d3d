import { indexIn, quote, type Source } from '@penumbra/kit';
import { isFree, receiverOf, type State, UNSEEN, unseenTiles } from './state.ts';
import { type Dance, danceOf, FACE_LETTERS, NO_DANCE, SLOTS, tileOf } from './words.ts';

// The stacks of a position.

/** A tile and its side, which lies nowhere else. */
export function readTile(s: State, source: Source): Dance {
  const text = source.text();
  const tile = s.config.box.tiles.indexOf(text.slice(0, -1));
  const face = indexIn(FACE_LETTERS, text.slice(-1));
  if (tile < 0 || face < 0) source.fail('unknown-id', `${quote(text)} is not a tile and its side, like c07w`);
  if (s.under[tile] !== UNSEEN)
    source.fail('impossible', `tile ${quote(text.slice(0, -1))} is in two places among dances, passing and discards`);
  return danceOf(tile, face);
}

const beforeDeal = (s: State): boolean => ['first', 'fill', 'deal'].includes(s.phase);

export function readDances(source: Source, s: State): void {
  if (!source.absent || !beforeDeal(s)) s.unseen.fill(0);
  for (const [seat, entry] of source.bySeat(s.config.seats)) {
    const slots = entry.list();
    if (slots.length > SLOTS) entry.fail('too-many', `${slots.length} slots; there are ${SLOTS}`);
    slots.forEach((stack, slot) => {
      readStack(s, 4 * seat + slot, stack);
    });
  }
  checkDances(s, source);
}

function readStack(s: State, at: number, source: Source): void {
  let above = NO_DANCE;
  for (const entry of source.list()) {
    if (entry.value === '?') {
      s.unseen[at] = s.unseen[at]! + 1;
      continue;
    }
    const dance = readTile(s, entry);
    if (s.unseen[at]! > 0) entry.fail('impossible', 'a known tile below one that nobody has seen');
    s.under[tileOf(dance)] = NO_DANCE;
    if (above === NO_DANCE) s.tops[at] = dance;
    else s.under[tileOf(above)] = dance;
    above = dance;
  }
}

function checkDances(s: State, source: Source): void {
  const { seats, box } = s.config;
  const place = (at: number): Source => source.child(seats[at >> 2]!).child(at & 3);
  const covered = s.unseen.reduce((sum, n) => sum + n, 0);
  if (covered > unseenTiles(s)) source.fail('too-many', `${covered} unseen tiles; ${unseenTiles(s)} are left`);
  if (beforeDeal(s)) {
    const odd = s.unseen.findIndex((n, at) => n !== (at % SLOTS < 2 ? box.stack : 0) || s.tops[at] !== NO_DANCE);
    if (odd >= 0) place(odd).fail('impossible', `before the deal slots 1 and 2 hold ${box.stack} unseen tiles each`);
    return;
  }
  const drawing = s.phase === 'uncover' || s.phase === 'power';
  let shown = 0;
  s.tops.forEach((top, at) => {
    if (top !== NO_DANCE || s.unseen[at] === 0) return;
    const allowed = drawing && at >> 2 === s.turn && shown++ === 0;
    if (!allowed) place(at).fail('impossible', `an unseen tile on top in phase ${s.phase}`);
  });
  if (s.phase === 'cover') {
    const first = 4 * receiverOf(s);
    const free = [0, 1, 2, 3].find((slot) => isFree(s, first + slot));
    if (free !== undefined)
      place(first + free).fail('impossible', `slot ${free + 1} is free: phase cover needs four stacks`);
  }
}
