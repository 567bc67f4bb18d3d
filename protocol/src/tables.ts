// A table as people arrange it and as everybody may know it.
import * as z from 'zod';
import { Count, GameId, JsonMap, PersonId, SeatNumber, TableId, Time } from './words.ts';

export const BotLevel = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
/** What may stand for a level: the server draws one that is a match for whoever seats it. */
export const FAIR = 'fair';

const days = z.number().min(0.0001).max(60);
const seconds = z.number().int().min(1).max(86_400);

/** `move`: so long for every decision. `bank`: so long for all, and a little more with each. */
export const ClockSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds }),
  z.strictObject({ kind: z.literal('bank'), seconds, increment: z.number().int().min(0).max(3_600) }),
  z.strictObject({ kind: z.literal('correspondence'), days, vacation: z.number().min(0).max(60) }),
]);
export type ClockSettings = z.infer<typeof ClockSettings>;

export const ASSISTS = ['off', 'legal', 'coach'] as const;
export const VISIBILITIES = ['open', 'link'] as const;

export const Spectators = z.strictObject({
  allowed: z.boolean(),
  /** Seconds that they are behind. */
  delay: z.number().int().min(0).max(3_600),
});

export const TableSettings = z.strictObject({
  clock: ClockSettings,
  visibility: z.enum(VISIBILITIES),
  /** How much the program helps: nothing, what is legal, hints too. */
  assist: z.enum(ASSISTS),
  spectators: Spectators,
  /** Begins when the last seat is taken. */
  autostart: z.boolean(),
});
export type TableSettings = z.infer<typeof TableSettings>;

export const STANDARD_SETTINGS: TableSettings = {
  clock: { kind: 'none' },
  visibility: 'link',
  assist: 'legal',
  spectators: { allowed: true, delay: 0 },
  autostart: true,
};

export const SeatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  /** A level, or `fair`: one that is drawn to be a match for you. */
  z.strictObject({ kind: z.literal('bot'), level: BotLevel }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

export const NewTable = z.strictObject({
  game: GameId,
  /** Colours in seating order; the usual ones for so many seats, if left out. */
  colours: z.array(z.string().max(30)).min(1).max(8).optional(),
  seats: z.array(SeatWish).min(1).max(8),
  options: JsonMap.default({}),
  components: JsonMap.default({}),
  settings: TableSettings.partial().default({}),
});
export type NewTable = z.input<typeof NewTable>;

export const Person = z.strictObject({ id: PersonId, name: z.string() });
export type Person = z.infer<typeof Person>;

export const SeatInfo = z.strictObject({
  colour: z.string(),
  kind: z.enum(['person', 'bot', 'open']),
  /** A person's name, empty if they have none; a bot's level. */
  name: z.string(),
  /** Of a bot: its level was drawn to be a match for whoever made the table. */
  fair: z.boolean(),
  /** Whether one of the person's devices is connected. */
  present: z.boolean(),
  /** The level of the bot that plays for an absent person. */
  standIn: BotLevel.nullable(),
  onVacation: z.boolean(),
  /** Kept for somebody who played before. */
  reserved: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** A seat's time: so much was left at the moment `since`, and it runs if there is one. */
export const SeatClock = z.strictObject({
  left: z.number().int(),
  /** What is left of the vacation. */
  vacation: z.number().int(),
  /** Which of the two passes. */
  uses: z.enum(['left', 'vacation']),
  since: Time.nullable(),
});
export type SeatClock = z.infer<typeof SeatClock>;

export const REQUEST_KINDS = ['takeback', 'pause'] as const;
export const RequestInfo = z.strictObject({
  n: Count,
  kind: z.enum(REQUEST_KINDS),
  seat: SeatNumber,
  /** Who has agreed so far. */
  agreed: z.array(SeatNumber),
});
export type RequestInfo = z.infer<typeof RequestInfo>;

export const STATUSES = ['lobby', 'running', 'paused', 'over', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** What is around the board; what is on it is `Seen`. */
export const TableInfo = z.strictObject({
  id: TableId,
  /** Grows with every change of this. */
  n: Count,
  game: GameId,
  rules: Count,
  options: JsonMap,
  components: JsonMap,
  /** Whether it starts from a position. Which one is a secret, like everything that is behind a view. */
  forked: z.boolean(),
  status: z.enum(STATUSES),
  seats: z.array(SeatInfo),
  settings: TableSettings,
  /** The SHA-256 of the secret seed. */
  seedHash: z.string(),
  /** The viewer's own seat. */
  mine: SeatNumber.nullable(),
  /** Whether the viewer made the table. */
  host: z.boolean(),
  muted: z.boolean(),
  requests: z.array(RequestInfo),
  created: Time,
  /** The rematch, once there is one. */
  next: TableId.nullable(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A line of a list of tables. */
export const TableLine = z.strictObject({
  id: TableId,
  game: GameId,
  status: z.enum(STATUSES),
  seats: z.array(SeatInfo),
  settings: TableSettings,
  options: JsonMap,
  mine: SeatNumber.nullable(),
  /** Whether the game waits for the viewer. */
  myTurn: z.boolean(),
  created: Time,
  changed: Time,
});
export type TableLine = z.infer<typeof TableLine>;
