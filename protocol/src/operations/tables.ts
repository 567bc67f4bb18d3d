// Games there are, and tables to play them at.
import * as z from 'zod';
import { RecordText, Sync } from '../play.ts';
import { NewTable, SeatWish, TableLine, TableSettings } from '../tables.ts';
import { Count, countIn, GameId, JsonMap, SeatNumber } from '../words.ts';
import { InfoAnswer, Nothing, OnTable, op } from './operation.ts';

const Lines = z.strictObject({ tables: z.array(TableLine) });

export const games = {
  'games.list': op({
    method: 'GET',
    path: '/games',
    who: 'anybody',
    summary: 'The games there are, and the bots that play them',
    input: Nothing,
    output: z.strictObject({ games: z.array(JsonMap), bots: z.array(z.string()) }),
  }),
  'games.get': op({
    method: 'GET',
    path: '/games/:game',
    who: 'anybody',
    summary: "A game's facts, options and component tables",
    input: z.strictObject({ game: GameId, players: countIn(z.number().int().min(1).max(8)).optional() }),
    output: z.strictObject({ facts: JsonMap, options: z.array(JsonMap), components: JsonMap }),
  }),
};

export const tables = {
  'tables.create': op({
    method: 'POST',
    path: '/tables',
    who: 'person',
    summary: 'Make a table',
    input: NewTable,
    output: InfoAnswer,
  }),
  'tables.open': op({
    method: 'GET',
    path: '/tables',
    who: 'anybody',
    summary: 'Open tables with a free seat',
    input: Nothing,
    output: Lines,
  }),
  'tables.mine': op({
    method: 'GET',
    path: '/tables/mine',
    who: 'person',
    summary: 'Your tables, the latest first',
    input: Nothing,
    output: Lines,
  }),
  'tables.get': op({
    method: 'GET',
    path: '/tables/:table',
    who: 'person',
    summary: 'A table as you may know it; without the board where you may not look on',
    input: OnTable,
    output: InfoAnswer.extend({ sync: Sync.nullable() }),
  }),
  'tables.join': op({
    method: 'POST',
    path: '/tables/:table/join',
    who: 'person',
    summary: 'Take a free seat; any, if none is named',
    input: OnTable.extend({ seat: SeatNumber.optional() }),
    output: InfoAnswer,
  }),
  'tables.leave': op({
    method: 'POST',
    path: '/tables/:table/leave',
    who: 'seat',
    summary: 'Leave: before the start the seat is free again, then a bot stands in until you return',
    input: OnTable,
    output: InfoAnswer,
  }),
  'tables.return': op({
    method: 'POST',
    path: '/tables/:table/return',
    who: 'seat',
    summary: 'Take your seat back from the bot that stands in',
    input: OnTable,
    output: InfoAnswer,
  }),
  'tables.start': op({
    method: 'POST',
    path: '/tables/:table/start',
    who: 'host',
    summary: 'Begin, when every seat is taken',
    input: OnTable,
    output: InfoAnswer,
  }),
  'tables.settings': op({
    method: 'PATCH',
    path: '/tables/:table',
    who: 'host',
    summary: 'Change the settings; after the start only who may see the table',
    input: OnTable.extend({ settings: TableSettings.partial() }),
    output: InfoAnswer,
  }),
  'tables.seat': op({
    method: 'PUT',
    path: '/tables/:table/seats/:seat',
    who: 'host',
    summary: 'Before the start: free a seat, or give it to a bot',
    input: OnTable.extend({ seat: countIn(SeatNumber), wish: SeatWish }),
    output: InfoAnswer,
  }),
  'tables.rematch': op({
    method: 'POST',
    path: '/tables/:table/rematch',
    who: 'seat',
    summary: 'The same again with the seats rotated; there is one rematch, whoever asks first',
    input: OnTable,
    output: InfoAnswer,
  }),
  'tables.fork': op({
    method: 'POST',
    path: '/tables/:table/fork',
    who: 'viewer',
    summary: 'A new table from any step of a finished game',
    input: OnTable.extend({
      step: Count,
      seats: z.array(SeatWish).min(1).max(8),
      settings: TableSettings.partial().default({}),
    }),
    output: InfoAnswer,
  }),
  'tables.record': op({
    method: 'GET',
    path: '/tables/:table/record',
    who: 'viewer',
    summary: 'The record of a finished game; of a running one, what you have heard',
    input: OnTable,
    output: RecordText,
  }),
  'tables.resume': op({
    method: 'POST',
    path: '/tables/:table/resume',
    who: 'seat',
    summary: 'Go on after a pause',
    input: OnTable,
    output: InfoAnswer,
  }),
  'tables.vacation': op({
    method: 'POST',
    path: '/tables/:table/vacation',
    who: 'seat',
    summary: 'Stop your clock at the cost of your vacation, or start it again',
    input: OnTable.extend({ on: z.boolean() }),
    output: InfoAnswer,
  }),
};
