import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { usage } from '../errors.ts';
import { enlist } from '../new-game/enlist.ts';
import { exampleOf, folderOf, hasBoard, namesOf, writeGame } from '../new-game/skeleton.ts';
import { print } from '../output.ts';

interface Flags {
  readonly hidden?: boolean;
  readonly joint?: boolean;
  readonly board?: boolean;
  readonly like: string;
  readonly into?: string;
}

export function define(command: Command): void {
  command
    .argument('<id>', 'what the game is called in commands: lower-case letters, digits and hyphens')
    .option('--hidden', 'seats know things that others do not')
    .option('--joint', 'seats choose in secret and at once')
    .option('--board', 'a drawn board to begin with; without it the game is played in words')
    .option('--like <example>', 'the game of examples/ that it begins as', 'pebbles')
    .option('--into <folder>', 'write the files there and enlist nothing')
    .addHelpText(
      'after',
      '\nFor whoever adds a game: writes games/ID, a small game that passes every law and is played in terminal and browser,\nand enlists it; with --board it is drawn there. Then docs/add-a-game.md leads from it to your own.',
    )
    .action((id: string, flags: Flags) => {
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
        throw usage(`"${id}" cannot name a game; take lower-case letters, digits and hyphens`);
      }
      const folder = flags.into ?? folderOf(id);
      if (existsSync(folder)) throw usage(`${folder} exists already; take another name, or remove it first`);
      if (!existsSync(exampleOf(flags.like))) throw usage(`there is no examples/${flags.like} to begin with`);
      const names = namesOf(id);
      const { like, hidden = false, joint = false, board = false } = flags;
      if (board && !hasBoard(like)) throw usage(`examples/${like} has no board to begin with; leave out --board`);
      writeGame(folder, names, { like, hidden, joint, board });
      if (flags.into === undefined) enlist(names, { board });
      print(
        flags.into === undefined
          ? `games/${id} is written and enlisted. Next:\n  npm install\n  npm test -- games/${id}\n  bin/penumbra play ${id}\n  npm run dev`
          : `${folder} is written.`,
      );
    });
}
