import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256hex } from '@penumbra/kit';

/** The first three are the examples of FIPS 180-4; then lengths around a block, and text beyond ASCII. */
const VECTORS: readonly (readonly [text: string, hash: string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(55), '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
  ['a'.repeat(56), 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
  ['a'.repeat(63), '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34'],
  ['a'.repeat(64), 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
  ['a'.repeat(120), '2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c'],
  ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ['Zażółć 🌒 雨', 'c7f7440e4f4f50c4519af1cb1e59686e7e487109733d31beebf5c76f85e54948'],
];

for (const [text, hash] of VECTORS) {
  test(`SHA-256 of ${text.length} characters "${text.slice(0, 12)}"`, () => assert.equal(sha256hex(text), hash));
}
