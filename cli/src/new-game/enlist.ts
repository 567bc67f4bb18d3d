// Adds a game to the only list of games: its rules, and its card on the home page.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Names, tidy } from './skeleton.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CATALOG = path.join(ROOT, 'games/catalog');

export function enlist(names: Names): void {
  const { id, value, title } = names;
  const key = id === value ? '' : `'${id}': `;
  change(
    'src/index.ts',
    (text) => `import { ${value} } from '@penumbra/${id}';\n${beforeEnd(text, `  ${key}${value},\n`)}`,
  );
  const load = `async () => (await import('@penumbra/${id}')).${value}`;
  change('src/rules.ts', (text) => beforeEnd(text, `  ${id === value ? id : `'${id}'`}: ${load},\n`));
  change('ui/cards.ts', (text) => beforeEnd(text, cardOf(id, title)));
  change('package.json', (text) => {
    const found = JSON.parse(text);
    const all = { ...found.dependencies, [`@penumbra/${id}`]: '0.1.0' };
    const dependencies = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify({ ...found, dependencies }, null, 2)}\n`;
  });
  tidy(CATALOG);
  // What `npm install` would do; until then imports find the game all the same.
  const link = path.join(ROOT, 'node_modules/@penumbra', id);
  if (!existsSync(link)) symlinkSync(path.join('../../games', id), link, 'junction');
}

function change(file: string, edit: (text: string) => string): void {
  const whole = path.join(CATALOG, file);
  writeFileSync(whole, edit(readFileSync(whole, 'utf8')));
}

/** The list is what a file ends with. */
function beforeEnd(text: string, entry: string): string {
  const end = text.lastIndexOf('};');
  return text.slice(0, end) + entry + text.slice(end);
}

const cardOf = (id: string, title: string): string => `  '${id}': {
    name: '${title}',
    players: [2, 4],
    minutes: 10,
    weight: 1,
    firstTable: { seats: ['purple', 'blue'], options: {} },
    en: { tagline: '', about: '' },
    pl: { tagline: '', about: '' },
    it: { tagline: '', about: '' },
  },
`;
