import { Fault } from '@penumbra/kit';
import { Command, CommanderError } from 'commander';
import { COMMANDS } from './commands/index.ts';
import { FAILED, Failure, OK, WRONG_USAGE } from './errors.ts';

const DESCRIPTION = 'Umbra Via, Via Nebula, Umbrella and Envyra: play, simulate and examine them.';
const EXIT_CODES = 'Exit codes: 0 done, 1 failed, 2 wrong usage. A file argument may be - for standard input.';

/** Only the command that is asked for is loaded: the program is started thousands of times by scripts. */
async function program(args: readonly string[]): Promise<Command> {
  const root = new Command('penumbra').description(DESCRIPTION).addHelpText('after', `\n${EXIT_CODES}`);
  root
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .helpCommand('help [command]', 'explain a command');
  const asked = args[0] === 'help' ? args[1] : args[0];
  for (const [name, { summary, load }] of Object.entries(COMMANDS)) {
    const command = root.command(name).description(summary).copyInheritedSettings(root).showHelpAfterError(false);
    if (name === asked) (await load()).define(command);
  }
  return root;
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const root = await program(args);
    if (args.length === 0) root.help();
    await root.parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = report(error, args[0] ?? '');
  }
}

/** Every error leaves as one sentence on standard error. */
function report(error: unknown, command: string): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === OK) return OK;
    const where = Object.hasOwn(COMMANDS, command) ? `penumbra ${command} --help` : 'penumbra --help';
    return complain(`${oneSentence(error.message)}; see ${where}`, WRONG_USAGE);
  }
  if (error instanceof Failure) return complain(error.message, error.exitCode);
  if (error instanceof Fault) return complain(`${error.message} (${error.code})`, FAILED);
  throw error;
}

const oneSentence = (message: string): string =>
  message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\. /g, ': ')
    .replace(/\.$/, '');

function complain(sentence: string, exitCode: number): number {
  process.stderr.write(`penumbra: ${sentence}${/[.?!]$/.test(sentence) ? '' : '.'}\n`);
  return exitCode;
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? OK : FAILED));

await main(process.argv.slice(2));
