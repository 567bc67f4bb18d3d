import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrCode } from '../src/online/qr.ts';

const digest = (text: string): string =>
  createHash('sha256')
    .update(
      qrCode(text)
        .map((row) => row.map(Number).join(''))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

test('the grids of links are those that readers have read: short, with alignment, with a version, the longest', () => {
  for (const [text, size, wanted] of [
    ['hello', 21, '52a7aa67e7296ede'],
    ['http://localhost:4173/#/table/AbCdEfGhIjKlMnOpQrStUv', 33, '03d1d478021ee09b'],
    ['z'.repeat(150), 49, 'dc814b4d22965968'],
    ['q'.repeat(213), 57, '86d0337bea63245b'],
  ] as const) {
    assert.equal(qrCode(text).length, size);
    assert.equal(digest(text), wanted);
  }
  assert.throws(() => qrCode('q'.repeat(214)), /too long/);
});
