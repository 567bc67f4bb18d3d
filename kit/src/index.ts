export * as advice from './advice.ts';
export * from './base.ts';
export * from './bits.ts';
export * as codec from './codecs.ts';
export { byName, type Codec, everyName, filled, type Names, type Seated } from './codecs.ts';
export * from './components.ts';
export * from './config.ts';
export * as draw from './draw.ts';
export { eventFields, eventLines } from './event-lines.ts';
export * from './fault.ts';
export * from './features.ts';
export * from './fields.ts';
export * from './game.ts';
export { gameOf, type TypesOf } from './game-of.ts';
export { digestOf } from './golden.ts';
export * from './grammar.ts';
export * from './grid.ts';
export * from './hex.ts';
export * from './intern.ts';
export * from './journal.ts';
export * from './keys.ts';
export * from './learn.ts';
export * from './link.ts';
export * from './match.ts';
export {
  type Change,
  ENTRY_KINDS,
  type EntryKind,
  eventsFor,
  everyEvent,
  type News,
  newsFor,
  newsTexts,
  standing,
  type Told,
} from './news.ts';
export * as slots from './notation.ts';
export * from './options.ts';
export * from './owned.ts';
export * from './playout.ts';
export * from './position.ts';
export * from './reasons.ts';
export * from './record.ts';
export * from './record-text.ts';
export { readResult, writeResult } from './result.ts';
export * from './rng.ts';
export * from './scenario.ts';
export * from './seen.ts';
export * from './seen-text.ts';
export { sha256hex } from './sha256.ts';
export * from './sketch.ts';
export * from './source.ts';
export * as speech from './speech.ts';
export * from './table.ts';
export * from './text.ts';
export * from './told.ts';
export * from './trace.ts';
export * from './weighed.ts';
export * from './why.ts';
