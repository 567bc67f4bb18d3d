// What is done at a board.
import * as z from 'zod';
import { Act, Done, HintText, Submit } from '../play.ts';
import { REQUEST_KINDS } from '../tables.ts';
import { Count, countIn } from '../words.ts';
import { InfoAnswer, OnTable, op } from './operation.ts';

export const moves = {
  'moves.submit': op({
    method: 'POST',
    path: '/tables/:table/moves',
    who: 'seat',
    summary: 'Make a move, or commit to one where several choose in secret',
    input: Submit,
    output: Done,
  }),
  'moves.retract': op({
    method: 'POST',
    path: '/tables/:table/retract',
    who: 'seat',
    summary: 'Take back a choice that others have not answered yet',
    input: Act,
    output: Done,
  }),
  'moves.undo': op({
    method: 'POST',
    path: '/tables/:table/undo',
    who: 'seat',
    summary: 'Take back your latest move, unless somebody learned or decided something since',
    input: Act,
    output: Done,
  }),
  'moves.hint': op({
    method: 'POST',
    path: '/tables/:table/hint',
    who: 'seat',
    summary: 'What a strong bot would do with what your seat knows, where the table allows it',
    input: OnTable,
    output: z.strictObject({ entry: Count, hints: z.array(HintText) }),
  }),
  'requests.ask': op({
    method: 'POST',
    path: '/tables/:table/requests',
    who: 'seat',
    summary: 'Ask the others for a take-back of your latest move, or for a pause',
    input: OnTable.extend({ kind: z.enum(REQUEST_KINDS) }),
    output: InfoAnswer,
  }),
  'requests.answer': op({
    method: 'POST',
    path: '/tables/:table/requests/:request',
    who: 'seat',
    summary: 'Agree to a request or refuse it; whoever asked withdraws it with no',
    input: OnTable.extend({ request: countIn(Count), yes: z.boolean() }),
    output: InfoAnswer,
  }),
};
