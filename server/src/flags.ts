/**
 * What Node is started with where it serves (`bin/penumbra serve`, `npm start`). While many people come at once, V8
 * otherwise takes up to a hundred megabytes for what is new and never gives them back; it serves as fast without.
 */
export const NODE_FLAGS: readonly string[] = ['--max-semi-space-size=16'];
