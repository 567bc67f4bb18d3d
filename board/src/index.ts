export * from './pure.ts';
