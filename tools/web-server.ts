// A small static server for the web app: files of one folder, nothing else.
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Everything comes from here; styles are set on elements, and index.html has one small script of its own. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/** The file an address means, inside the folder; undefined if there is none. */
export function fileFor(folder: string, url: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(new URL(url, 'http://local').pathname);
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.split('/').some((part) => part.startsWith('.'))) return undefined;
  const file = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
  const inside = file.startsWith(path.join(folder, path.sep));
  return inside && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function send(response: ServerResponse, file: string): void {
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
  });
  createReadStream(file).pipe(response);
}

/** Serves a folder on the wanted port, or on any free one if that is taken (or 0). */
export function serveFolder(folder: string, port: number): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? fileFor(folder, request.url ?? '/') : undefined;
    if (file) return send(response, file);
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('There is nothing here.\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port === 0) return reject(error);
      serveFolder(folder, 0).then(resolve, reject);
    });
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address();
      resolve({ server, address: `http://localhost:${typeof bound === 'object' ? bound?.port : port}/` });
    });
  });
}
