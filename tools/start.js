// `npm start`: set up, then the app in the browser. `bin/penumbra play` plays in the terminal.
import { prepare } from './launch.js';

await prepare('prod');
await import('./web-start.ts');
