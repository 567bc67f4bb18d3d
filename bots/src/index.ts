export * from './bot.ts';
export * from './levels.ts';
export * from './match.ts';
