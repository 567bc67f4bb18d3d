// The second half of `npm start`, on a good Node: build what is stale, then `penumbra serve` with it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb, DIST } from './web-build.ts';

await buildWeb((line) => console.error(line));
const { PORT } = process.env;
const given = process.argv.slice(2);
const args = ['serve', '--web', DIST, '--open', ...(PORT ? ['--port', PORT] : []), ...given];
process.argv.splice(2, given.length, ...args);
await import(pathToFileURL(path.join(import.meta.dirname, '../cli/src/main.ts')).href);
