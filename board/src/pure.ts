// What needs no browser: tests and pure parts of a game's ui import it as `@penumbra/board/pure` on Node, too.
export * from './beside/spot.ts';
export * from './contract/board.ts';
export * from './contract/ui.ts';
export * from './flights/path.ts';
export * from './geometry.ts';
export * from './keys/name.ts';
export * from './keys/nearest.ts';
export * from './map/viewport.ts';
export * from './pointer/hit.ts';
export * from './select/narrow.ts';
export * from './select/picks.ts';
export * from './select/ways.ts';
export * from './time/queue.ts';
export * from './time/shown.ts';
