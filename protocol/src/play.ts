// What happens at a table, as one viewer may know it.
import { ENTRY_KINDS } from '@penumbra/kit';
import * as z from 'zod';
import { SeatClock } from './tables.ts';
import { ClientId, Count, JsonMap, MoveText, SeatNumber, TableId, Time } from './words.ts';

/** The kit's one text form of what a viewer sees (`writeSeen`, `readSeen`). */
export const SeenText = z.strictObject({
  viewer: z.string(),
  view: JsonMap,
  turn: z.enum(['seat', 'joint', 'chance', 'over']),
  waiting: z.array(z.string()),
  committed: z.array(z.string()),
  mine: z.string().optional(),
  undoable: z.boolean(),
  round: Count,
  step: Count,
  entry: Count,
  result: JsonMap.optional(),
});
export type SeenText = z.infer<typeof SeenText>;

/** What one entry of the journal told this viewer: the kit's `News`. */
export const NewsText = z.strictObject({
  entry: Count,
  kind: z.enum(ENTRY_KINDS),
  who: z.union([SeatNumber, z.literal('chance')]),
  round: Count,
  step: Count,
  committed: Count,
  takesBack: Count.optional(),
  takesBackFrom: Count.optional(),
  events: z.array(z.looseObject({ kind: z.string() })),
});
export type NewsText = z.infer<typeof NewsText>;

export const Clocks = z.array(SeatClock);

/** The board now, and what led to it: the news of the entries `from` up to `seen.entry`. */
export const Sync = z.strictObject({
  table: TableId,
  from: Count,
  news: z.array(NewsText),
  seen: SeenText,
  clocks: Clocks.nullable(),
  /** It does not go on from where it was asked to: what is between will not be told one by one. */
  fresh: z.literal(true).optional(),
});
export type Sync = z.infer<typeof Sync>;

/** An act answers the entry number that the viewer had seen; its id makes repeating it harmless. */
export const Act = z.strictObject({ table: TableId, entry: Count, id: ClientId });
export const Submit = Act.extend({ move: MoveText });
/** The entry that it became. */
export const Done = z.strictObject({ entry: Count });

export const ChatLine = z.strictObject({
  n: Count,
  /** Null when whoever wrote it is not seated any more. */
  seat: SeatNumber.nullable(),
  name: z.string(),
  text: z.string(),
  at: Time,
});
export type ChatLine = z.infer<typeof ChatLine>;

const EventText = z.looseObject({ kind: z.string() });
const ProspectText = z.strictObject({
  now: z.array(EventText),
  next: z.array(EventText),
  often: z.array(z.strictObject({ event: EventText, share: z.number(), after: z.number() })),
});

export const HintText = z.strictObject({
  move: z.string(),
  /** The share of the victory that is expected after it. */
  win: z.number().nullable(),
  /** How much it is recommended, beside the others. */
  share: z.number(),
  /** Of the best two: what they lead to in most worlds that the seat holds possible, as events; programs word them. */
  why: ProspectText.nullable(),
});
export type HintText = z.infer<typeof HintText>;

/** A finished game is told whole; of a running one, what the viewer heard. */
export const RecordText = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('whole'), record: JsonMap }),
  z.strictObject({ kind: z.literal('heard'), sync: Sync }),
]);
export type RecordText = z.infer<typeof RecordText>;
