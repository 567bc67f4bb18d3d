import type { Command } from 'commander';

/** A command's own file: gives the command its arguments, options and action. */
export interface CommandModule {
  define(command: Command): void;
}

interface Entry {
  readonly summary: string;
  load(): Promise<CommandModule>;
}

export const COMMANDS: { readonly [name: string]: Entry } = {
  play: { summary: 'play a game in the terminal, against bots or with others', load: () => import('./play.ts') },
  sim: { summary: 'play many games with bots and sum them up', load: () => import('./sim.ts') },
  position: { summary: 'print a fresh position of a game', load: () => import('./position.ts') },
  legal: { summary: 'list the legal moves of a position', load: () => import('./legal.ts') },
  view: { summary: 'print what a seat or the public sees of a position', load: () => import('./view.ts') },
  apply: { summary: 'make moves in a position and print the new one', load: () => import('./apply.ts') },
  scenario: { summary: 'run scenarios, from files or whole folders', load: () => import('./scenario.ts') },
  replay: { summary: 'print a recorded game step by step', load: () => import('./replay.ts') },
  verify: { summary: "check a record's chance against its seed", load: () => import('./verify.ts') },
  review: { summary: 'judge a finished game: chances, turning points, luck', load: () => import('./review.ts') },
  golden: { summary: 'play the stored games of the tests and keep what they show', load: () => import('./golden.ts') },
  'new-game': { summary: 'write the skeleton of a game that plays at once', load: () => import('./new-game.ts') },
  components: { summary: "print a game's component tables, or check your own", load: () => import('./components.ts') },
  bot: { summary: 'answer views with moves, line by line, for other programs', load: () => import('./bot.ts') },
  join: { summary: 'play at an online table, or seat a bot of your own there', load: () => import('./join.ts') },
  serve: {
    summary: 'tables for friends: the server, with everything kept in one folder',
    load: () => import('./serve.ts'),
  },
  backup: { summary: "copy a server's database while it runs", load: () => import('./backup.ts') },
  train: { summary: 'learn what a game is judged by, from games of its bots', load: () => import('./train.ts') },
  bench: { summary: 'measure speed and strength, with peers side by side', load: () => import('./bench.ts') },
};
