// What the terminal itself says while somebody plays; the game's sentences are the game's. Commands are the same words
// in every language, as moves are in notation.

type Counts = 'turns' | 'buildings' | undefined;

/** Rows of a command and what it does. */
export const helpText = (rows: readonly (readonly [typed: string, does: string])[]): string => {
  const width = Math.max(...rows.map(([typed]) => typed.length)) + 3;
  return rows.map(([typed, does]) => `  ${typed.padEnd(width)}${does}`).join('\n');
};

export const en = {
  which: 'Which game?',
  howMany: 'How many play?',
  who: (seat: string) => `Who plays ${seat}?`,
  enterFor: (usual: string) => `Enter for ${usual}`,
  answerOne: 'Please answer with one of these numbers.',
  answerUpTo: (most: number) => `Please answer with a number from 1 to ${most}.`,
  fairNew: (level: string) => `Fair: plays like ${level}, because nothing is known of your strength yet.`,
  fair: (level: string, rating: number) => `Fair: plays like ${level}, because your strength is about ${rating}.`,
  fairOnline: (seat: string, level: string) => `${seat} plays like ${level}, to be a match for whoever made the table.`,
  begin: (game: string) => `${game}: type help for what can be typed.`,
  unfinished: 'The game is left unfinished.',
  help: helpText([
    ['a number', 'make that move'],
    ['a move', 'make it, in notation'],
    ['part of a move', 'list the moves that contain it'],
    ['Enter', 'list all moves, or the next page'],
    ['hint', 'what a strong bot would do, from what this seat knows'],
    ['board', 'draw the board again'],
    ['undo', 'take back the latest move, if nobody has learned or decided anything since'],
    ['log', 'what has happened so far'],
    ['save FILE', 'write the record so far, as JSON, or as text if FILE ends in .txt'],
    ['quit', 'leave the game'],
  ]),
  helpOnline: helpText([
    ['a number', 'make that move'],
    ['a move', 'make it, in notation'],
    ['part of a move', 'list the moves that contain it'],
    ['Enter', 'list all moves'],
    ['board', 'draw the board again'],
    ['hint', 'what a strong bot would do, where the table allows it'],
    ['undo, retract', 'take back the latest move, or a choice that is still secret'],
    ['say TEXT', 'say something to the others'],
    ['return', 'take the seat back from the bot that stands in'],
    ['quit', 'go; the seat is kept'],
  ]),
  round: (n: number, counts: Counts) =>
    counts === 'turns' ? `Turn ${n} of the table` : counts === 'buildings' ? `Building ${n}` : `Round ${n}`,
  secret: (seat: string) => `${seat} chooses in secret`,
  toMove: (seat: string) => `${seat} to move`,
  handOver: (seat: string) => `${seat} is next: hand over, then ${seat} presses Enter (or undo, quit)`,
  more: (left: number) => `… ${left} more: Enter lists them, part of a move narrows them down, help explains`,
  nothingYet: 'nothing yet',
  sayWhere: 'Say where: save FILE.',
  noUndo: 'Nothing can be taken back: somebody has learned or decided something since.',
  undone: (seat: string) => `Taken back: the latest move of ${seat}.`,
  noSuchNumber: (text: string, most: number) => `There is no move ${text}; the numbers go from 1 to ${most}.`,
  notPossible: (move: string, why: string) => `“${move}” is not possible. ${why}`,
  didYouMean: (near: string) => `Did you mean ${near}?`,
  listThem: 'Enter lists the moves, help explains.',
  saveAsk: 'Save the record? A file name, or Enter for no',
  saved: (file: string) => `Saved in ${file}; penumbra replay ${file} shows it.`,
  total: 'Total',
  bestMoves: 'best moves',
  wins: 'wins',
  choose: 'choose',
  weight: 'weight',
  levels: {
    random: 'random',
    greedy: 'greedy',
    beginner: 'beginner',
    novice: 'novice',
    casual: 'casual',
    skilled: 'skilled',
    strong: 'strong',
    expert: 'expert',
    master: 'master',
  } as { readonly [level: string]: string },
  percent: (n: number) => `${n}%`,
};

export type CliText = typeof en;
