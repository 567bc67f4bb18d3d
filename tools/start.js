// `npm start`: set up, then a game in the terminal.
import { prepare, runCli } from './launch.js';

await prepare('prod');
process.argv.splice(2, 0, 'play');
await runCli();
