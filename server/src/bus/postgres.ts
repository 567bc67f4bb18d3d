// Announcements by LISTEN and NOTIFY.
import pg from 'pg';
import { newPool } from '../storage/postgres.ts';
import type { Log } from '../world.ts';
import { type Announcement, type Bus, pack, unpack } from './bus.ts';

const CHANNEL = 'penumbra';
const RETRY_MS = 500;
const PATIENCE_MS = 5_000;

export async function postgresBus(url: string, node: string, log: Log): Promise<Bus> {
  const pool = newPool(url, 2);
  const listeners = new Set<(announcement: Announcement) => void>();
  const tell = (announcement: Announcement): void => {
    for (const listener of listeners) listener(announcement);
  };
  let client: pg.Client | undefined;
  let closed = false;

  async function open(): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PATIENCE_MS });
    own.on('notification', ({ payload }) => {
      const announcement = unpack(node, payload ?? '');
      if (announcement) tell(announcement);
    });
    own.on('error', (error) => log.warn({ err: error }, 'the bus is away'));
    own.on('end', () => {
      if (client !== own) return;
      client = undefined;
      void comeBack();
    });
    await own.connect();
    await own.query(`listen ${CHANNEL}`);
    client = own;
  }

  async function comeBack(): Promise<void> {
    while (!closed) {
      try {
        await open();
        return tell({ kind: 'missed' });
      } catch (error) {
        log.warn({ err: error }, 'the bus is still away');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }

  await open();
  return {
    node,
    announce(announcement) {
      pool.query('select pg_notify($1, $2)', [CHANNEL, pack(node, announcement)]).catch((error) => {
        log.warn({ err: error }, 'an announcement was lost');
      });
    },
    listen: (listener) => void listeners.add(listener),
    async close() {
      closed = true;
      await client?.end();
      await pool.end();
    },
  };
}
