export * from './bot.ts';
export * from './levels.ts';
export * from './match.ts';
export type { SearchPlan } from './search/advice.ts';
export { type Strength, searchBot } from './search/bot.ts';
export { Search } from './search/search.ts';
