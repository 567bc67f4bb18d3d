export { type Checked, checkStorage, type Problem } from './check.ts';
export { NODE_FLAGS } from './flags.ts';
export { databaseIn, isPostgres, openBus, openStorage, readOrigin, readWeb, SettingError } from './open.ts';
export { type Running, type ServerOptions, startServer } from './server.ts';
export { openSqlite } from './storage/sqlite.ts';
export type { Storage } from './storage/storage.ts';
export { type Limits, STANDARD_LIMITS, type World } from './world.ts';
