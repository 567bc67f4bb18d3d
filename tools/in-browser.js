// `npm run screenshots`: set up everything, then run a file that plays the built app in a browser.
import { prepare } from './launch.js';

await prepare('all');
await import('./in-browser.ts');
