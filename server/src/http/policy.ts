// The content security policy: everything comes from here, and of scripts in pages only the app's own.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The scripts that stand in index.html itself, by their hash. */
function inlineScripts(web: string | undefined): string[] {
  const page = web && path.join(web, 'index.html');
  if (!page || !existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

export const policyFor = (web: string | undefined): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...inlineScripts(web)],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});
