export * from './advise.ts';
export * from './bot.ts';
export * from './learned.ts';
export * from './levels.ts';
export * from './match.ts';
export * from './review.ts';
export { type SearchPlan, STANDARD_PLAN } from './search/advice.ts';
export { type SearchBot, type Strength, searchBot } from './search/bot.ts';
export { Search } from './search/search.ts';
