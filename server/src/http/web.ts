// The built web app, from its folder.
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

export async function addWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: path.resolve(folder),
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.header('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
}
