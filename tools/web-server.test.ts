import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileFor, serveFolder } from './web-server.ts';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'penumbra-')), 'dist');
mkdirSync(path.join(folder, 'assets'), { recursive: true });
writeFileSync(path.join(folder, 'index.html'), '<p>home</p>');
writeFileSync(path.join(folder, 'assets/a-1.js'), 'let a;');
writeFileSync(path.join(folder, '.stamp'), 'x');
writeFileSync(path.join(folder, '../secret.txt'), 'x');

test('addresses lead to files of the folder and to nothing else', () => {
  assert.equal(fileFor(folder, '/'), path.join(folder, 'index.html'));
  assert.equal(fileFor(folder, '/assets/a-1.js?x=1'), path.join(folder, 'assets/a-1.js'));
  for (const bad of ['/nothing', '/assets', '/.stamp', '/../secret.txt', '/%2e%2e/secret.txt', '/%00', '/%zz']) {
    assert.equal(fileFor(folder, bad), undefined, bad);
  }
});

test('the server sends types and cache rules, and takes another port when the wanted one is taken', async () => {
  const first = await serveFolder(folder, 0);
  const port = Number(new URL(first.address).port);
  const second = await serveFolder(folder, port);
  assert.notEqual(second.address, first.address);
  const page = await fetch(second.address);
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  assert.equal(await page.text(), '<p>home</p>');
  const script = await fetch(`${first.address}assets/a-1.js`);
  assert.match(script.headers.get('cache-control') ?? '', /immutable/);
  await script.text();
  const missing = await fetch(`${first.address}nothing`);
  assert.equal(missing.status, 404);
  await missing.text();
  for (const { server } of [first, second]) {
    server.close();
    server.closeAllConnections();
  }
});
