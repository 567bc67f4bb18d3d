// An authenticator in software: one P-256 key, no attestation.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Json = Record<string, unknown>;

export interface Authenticator {
  readonly id: Buffer;
  make(offer: Json): Json;
  prove(asked: Json): Json;
}

const PRESENT_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** The few kinds of CBOR that are needed: maps, texts, bytes, small whole numbers. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([major | n])
      : n < 256
        ? Buffer.from([major | 24, n])
        : Buffer.from([major | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(0x20, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(0xa0, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

export function newAuthenticator(origin: string, id: Buffer = randomBytes(16)): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let counter = 0;
  const data = (flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([createHash('sha256').update(new URL(origin).hostname).digest(), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, { challenge }: Json): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: new URL(origin).origin, crossOrigin: false }));
  const about = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    id,
    make(offer) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = Buffer.concat([data(PRESENT_VERIFIED | WITH_KEY), Buffer.alloc(16), length, id, cbor(key)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', offer).toString('base64url'),
        attestationObject: cbor(object).toString('base64url'),
        transports: ['internal'],
      };
      return { ...about, response, clientExtensionResults: {} };
    },
    prove(asked) {
      const client = clientData('webauthn.get', asked);
      const authenticatorData = data(PRESENT_VERIFIED);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { ...about, response, clientExtensionResults: {} };
    },
  };
}
