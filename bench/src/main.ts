import { parseArgs } from 'node:util';
import { games as catalog } from '@penumbra/catalog';
import type { Game, Games } from '@penumbra/kit';
import { loadPeer } from './peer.ts';
import { effort, measureSpeed, type Speed } from './speed.ts';

const games: Games = catalog;
const WRONG_USAGE = 2;

function wrong(sentence: string): never {
  process.stderr.write(`penumbra bench: ${sentence}.\n`);
  process.exit(WRONG_USAGE);
}

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { game: { type: 'string' }, quick: { type: 'boolean' }, json: { type: 'boolean' } },
    });
  } catch (error) {
    return wrong(`${(error as Error).message.split('.')[0]}; there are --game, --quick and --json`);
  }
}

function main(): void {
  const { positionals, values } = readArgs();
  const [what = 'speed', ...rest] = positionals;
  if (what !== 'speed' || rest.length > 0)
    wrong(`there is no benchmark "${[what, ...rest].join(' ')}"; there is: speed`);
  const { game, quick = false, json = false } = values;
  const known = Object.keys(games);
  if (game !== undefined && !known.includes(game)) wrong(`there is no game "${game}"; there are: ${known.join(', ')}`);
  if (!loadPeer())
    process.stderr.write('penumbra bench: boardgame.io is not installed, so it is left out; npm ci installs it.\n');
  const found: { [id: string]: Speed } = {};
  for (const id of game === undefined ? known : [game]) {
    found[id] = measureSpeed(games[id] as Game, effort(quick));
    if (!json) process.stdout.write(`${speedText(id, found[id])}\n`);
  }
  if (json) process.stdout.write(`${JSON.stringify({ games: found })}\n`);
}

function speedText(id: string, { stepsPerSecond, cloneNs, legalNs, peers }: Speed): string {
  const number = (n: number): string => n.toLocaleString('en');
  const lines = Object.entries(peers ?? {}).map(
    ([name, peer]) =>
      `  ${number(peer.stepsPerSecond)} steps/s with the same rules in ${name}: ours are ${(stepsPerSecond / peer.stepsPerSecond).toFixed(1)} times as fast`,
  );
  return [
    `${id}`,
    `  ${number(stepsPerSecond)} steps/s, clone ${number(cloneNs)} ns, legal ${number(legalNs)} ns`,
    ...lines,
  ].join('\n');
}

main();
