// `npm test`: set up everything, then every check and every test.
import { prepare } from './launch.js';

await prepare('all');
await import('./suite.ts');
