// Announcements by Redis, where they outgrow PostgreSQL.
import { Redis } from 'ioredis';
import type { Log } from '../world.ts';
import { type Announcement, type Bus, pack, unpack } from './bus.ts';

const CHANNEL = 'penumbra';
const LONGEST_WAIT_MS = 2_000;

export async function redisBus(url: string, node: string, log: Log): Promise<Bus> {
  const options = { lazyConnect: true, retryStrategy: (times: number) => Math.min(times * 100, LONGEST_WAIT_MS) };
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false });
  const hearer = new Redis(url, { ...options, autoResubscribe: true });
  const listeners = new Set<(announcement: Announcement) => void>();
  const tell = (announcement: Announcement): void => {
    for (const listener of listeners) listener(announcement);
  };
  for (const redis of [speaker, hearer]) redis.on('error', (error) => log.warn({ err: error }, 'the bus is away'));
  hearer.on('message', (_, text) => {
    const announcement = unpack(node, text);
    if (announcement) tell(announcement);
  });
  await Promise.all([speaker.connect(), hearer.connect()]);
  await hearer.subscribe(CHANNEL);
  hearer.on('ready', () => tell({ kind: 'missed' }));
  return {
    node,
    announce(announcement) {
      speaker.publish(CHANNEL, pack(node, announcement)).catch((error) => {
        log.warn({ err: error }, 'an announcement was lost');
      });
    },
    listen: (listener) => void listeners.add(listener),
    async close() {
      speaker.disconnect();
      hearer.disconnect();
    },
  };
}
