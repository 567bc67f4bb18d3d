// `npm run dev`: the app in the browser, which follows every change of a file at once.
import { prepare } from './launch.js';

await prepare('prod');
await import('./web-dev.ts');
