import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '../world.ts';

const TOKEN_BYTES = 32;
export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const newToken = ({ random }: World): string => random(TOKEN_BYTES).toString('base64url');
export const newTableId = ({ random }: World): string => random(16).toString('base64url');
export const newPersonId = ({ random }: World): string => random(12).toString('base64url');
export const newSeed = ({ random }: World): string => random(32).toString('hex');

/** What is kept of a token: whoever reads the database cannot be anybody. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** An id with a signature: what we did not make ourselves never reaches the database. */
export const sign = (secret: Buffer, id: string): string =>
  `${id}.${createHmac('sha256', secret).update(`seat-link\n${id}`).digest('base64url')}`;

export function unsign(secret: Buffer, token: string): string | undefined {
  const [id = ''] = token.split('.');
  const [own, given] = [Buffer.from(sign(secret, id)), Buffer.from(token)];
  return own.length === given.length && timingSafeEqual(own, given) ? id : undefined;
}
