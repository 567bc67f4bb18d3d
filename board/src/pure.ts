// What needs no browser: tests and pure parts of a game's ui import it as `@penumbra/board/pure` on Node, too.
export * from './contract.ts';
export * from './geometry.ts';
export * from './queue.ts';
export * from './viewport.ts';
