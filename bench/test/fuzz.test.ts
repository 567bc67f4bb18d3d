// The short form; `penumbra bench fuzz` sends 100,000 inputs.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { fuzz } from '../src/fuzz/fuzz.ts';

test('nonsense over HTTP and sockets is refused: no crash, no 500, nothing that is kept changes', async () => {
  const seed = process.env.PENUMBRA_SEED ?? randomBytes(4).toString('hex');
  const { problems, answers } = await fuzz({ seed, inputs: 3_000, say: () => {} });
  assert.deepEqual(problems, [], `again: penumbra bench fuzz --times 3000 --seed ${seed}`);
  assert.ok((answers['400'] ?? 0) > 100 && (answers['answer bad-input'] ?? 0) > 10);
});
