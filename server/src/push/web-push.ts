// Web push for people who are not looking. The library is loaded when somebody wants to be told.
import { generateKeyPairSync } from 'node:crypto';
import type { Seat } from '@penumbra/kit';
import type { Core } from '../core.ts';
import { keyKept } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { Hosted } from '../tables/hosted.ts';
import type { Notify } from './notify.ts';
import { sentenceFor } from './text.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** VAPID keys: a P-256 pair, as the protocol writes it. */
function newKeys(): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const { d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

const GONE: readonly number[] = [404, 410];
const TTL_S = 86_400;

export async function newNotify(core: () => Core, storage: Storage): Promise<Notify> {
  const keys = JSON.parse(await keyKept(storage, 'vapid', () => JSON.stringify(newKeys()))) as Keys;
  return {
    publicKey: keys.publicKey,
    yourTurn(hosted, seat) {
      const { person, stand_in } = hosted.seats[seat] ?? {};
      if (!person || stand_in || core().presence.isHere(hosted.id, person)) return;
      push(core(), keys, hosted, seat, person).catch((error) => core().log.warn({ err: error }, 'web push'));
    },
  };
}

async function push(core: Core, keys: Keys, hosted: Hosted, seat: Seat, person: string): Promise<void> {
  const { id, row } = hosted;
  const rows = await core.storage.db.selectFrom('pushes').selectAll().where('person', '=', person).execute();
  if (rows.length === 0) return;
  const { default: library } = await import('web-push');
  const vapidDetails = { subject: core.origin().replace(/^http:.*/, 'mailto:nobody@localhost'), ...keys };
  for (const { endpoint, keys: theirs, language } of rows) {
    const text = await sentenceFor(hosted, seat, language);
    if (text === undefined) return;
    const payload = JSON.stringify({ kind: 'your-turn', table: id, game: row.game, text });
    const subscription = { endpoint, keys: JSON.parse(theirs) as { p256dh: string; auth: string } };
    try {
      await library.sendNotification(subscription, payload, { vapidDetails, TTL: TTL_S, topic: id.slice(0, 32) });
      core.counters.pushes.inc({ outcome: 'sent' });
    } catch (error) {
      const { statusCode = 0 } = error as { statusCode?: number };
      core.counters.pushes.inc({ outcome: GONE.includes(statusCode) ? 'gone' : 'failed' });
      if (!GONE.includes(statusCode)) continue;
      const { db } = core.storage;
      await core.storage.commit({ writes: [db.deleteFrom('pushes').where('endpoint', '=', endpoint).compile()] });
    }
  }
}
