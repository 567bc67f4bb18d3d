// Adds a game to the only list of games: its rules, its card on the home page, and its board if it has one.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Names, tidy } from './skeleton.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CATALOG = path.join(ROOT, 'games/catalog');

interface Wish {
  readonly board: boolean;
  /** Where the list is; a test has one of its own, and leaves nothing in this project. */
  readonly catalog?: string;
}

export function enlist(names: Names, { board, catalog = CATALOG }: Wish): void {
  const change = (file: string, edit: (text: string) => string): void => {
    const whole = path.join(catalog, file);
    writeFileSync(whole, edit(readFileSync(whole, 'utf8')));
  };
  const { id, value, title } = names;
  const key = id === value ? '' : `'${id}': `;
  change(
    'src/index.ts',
    (text) => `import { ${value} } from '@penumbra/${id}';\n${beforeEnd(text, `  ${key}${value},\n`)}`,
  );
  const load = `async () => (await import('@penumbra/${id}')).${value}`;
  const name = id === value ? id : `'${id}'`;
  change('src/rules.ts', (text) => beforeEnd(text, `  ${name}: ${load},\n`));
  if (board) {
    const ui = `async () => (await import('@penumbra/${id}/ui')).ui`;
    change('ui/index.ts', (text) => beforeEnd(text, `  ${name}: ${ui},\n`));
  }
  change('ui/cards.ts', (text) => beforeEnd(text, cardOf(id, title)));
  change('package.json', (text) => {
    const found = JSON.parse(text);
    const all = { ...found.dependencies, [`@penumbra/${id}`]: '0.1.0' };
    const dependencies = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify({ ...found, dependencies }, null, 2)}\n`;
  });
  tidy(catalog);
  if (catalog !== CATALOG) return;
  // What `npm install` would do; until then imports find the game all the same.
  const link = path.join(ROOT, 'node_modules/@penumbra', id);
  if (!existsSync(link)) symlinkSync(path.join('../../games', id), link, 'junction');
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
