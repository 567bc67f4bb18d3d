import { spawn } from 'node:child_process';

/** Opens an address where there is a desktop to open it on. */
export function openBrowser(address: string): void {
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
