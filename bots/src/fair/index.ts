export * from './fair.ts';
export { type Estimate, type Played, rated } from './glicko.ts';
