// The second half of `npm run dev`, on a good Node.
import path from 'node:path';
import { createServer } from 'vite';
import { ROOT } from './sources.ts';

const server = await createServer({
  configFile: false,
  root: path.join(ROOT, 'web'),
  cacheDir: path.join(ROOT, 'node_modules/.cache/penumbra/vite-dev'),
  resolve: { dedupe: ['react', 'react-dom'] },
  worker: { format: 'es' },
  server: { port: Number(process.env.PORT ?? 5173), fs: { allow: [ROOT] } },
});
await server.listen();
server.printUrls();
