// Builds and serves the app and runs a file of web/e2e with its address: pictures, measurements.
import { runWithApp, withApp } from './browser-tests.ts';

const [file, ...rest] = process.argv.slice(2);
if (!file) {
  console.error('Name a file: node tools/in-browser.js web/e2e/screenshots.ts');
  process.exit(2);
}
try {
  process.exitCode = await withApp(console.error, (given) => runWithApp([file, ...rest], given, console.log));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
