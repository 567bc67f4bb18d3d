// The second half of `npm start`, on a good Node: build what is stale, serve it, open it where there is a desktop.
import { spawn } from 'node:child_process';
import { buildWeb, DIST } from './web-build.ts';
import { serveFolder } from './web-server.ts';

const PORT = 4173;

function openBrowser(address: string): void {
  const desktop = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!desktop || !process.stdout.isTTY) return;
  const [command, args]: [string, string[]] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  // Without a browser to open there is still the address.
  child.on('error', () => {});
  child.unref();
}

const wanted = Number(process.env.PORT ?? PORT);
await buildWeb((line) => console.error(line));
const { server, address } = await serveFolder(DIST, Number.isInteger(wanted) ? wanted : PORT);
console.log(`Penumbra is open at ${address}  (Ctrl-C ends it)`);
openBrowser(address);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  });
}
