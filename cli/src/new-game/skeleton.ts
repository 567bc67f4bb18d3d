// A new game is a copy of an example game (examples/pebbles) under another name, without the parts that are not wanted.
// The examples are real ones: they compile, pass the laws, and so do their copies.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

export const folderOf = (id: string): string => path.join(ROOT, 'games', id);
export const exampleOf = (id: string): string => path.join(ROOT, 'examples', id);
export const hasBoard = (id: string): boolean => existsSync(path.join(exampleOf(id), 'ui'));

export interface Names {
  readonly id: string;
  /** `liarsDice`, the game. */
  readonly value: string;
  /** `LiarsDice`, its types. */
  readonly type: string;
  /** `Liars Dice`, for people. */
  readonly title: string;
  /** `LD`, what its rules are numbered with. */
  readonly initials: string;
}

/** What a game may do without. */
export interface Parts {
  readonly hidden: boolean;
  readonly joint: boolean;
}

/** What it begins as, and whether with the example's board. */
export interface Wish extends Parts {
  readonly like: string;
  readonly board: boolean;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export function namesOf(id: string): Names {
  const words = id.split('-').map(capital);
  const type = words.join('');
  const initials = (words.length > 1 ? words.map((word) => word[0]).join('') : id.slice(0, 2)).toUpperCase();
  return { id, type, value: type.slice(0, 1).toLowerCase() + type.slice(1), title: words.join(' '), initials };
}

/** Requires: the folder does not exist, and the example does. */
export function writeGame(folder: string, names: Names, { like, board, ...parts }: Wish): void {
  const example = exampleOf(like);
  for (const file of readdirSync(example, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|css|json|md)$/.test(file) || file.includes('node_modules')) continue;
    if (!parts.joint && /(resolve|moves[/\\]add)\.ts$/.test(file)) continue;
    if (!board && /^ui[/\\]|ui\.test\.ts$/.test(file)) continue;
    const whole = chosen(readFileSync(path.join(example, file), 'utf8'), parts);
    const text = renamed(file === 'package.json' && !board ? withoutBoard(whole) : whole, namesOf(like), names);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  tidy(folder);
}

/** The package of a game that is rules alone. */
function withoutBoard(text: string): string {
  const { exports, dependencies, devDependencies: _, ...rest } = JSON.parse(text);
  const rules = { exports: { '.': exports['.'] }, dependencies: { '@penumbra/kit': dependencies['@penumbra/kit'] } };
  return `${JSON.stringify({ ...rest, ...rules }, null, 2)}\n`;
}

/** Imports that nobody needs any more go, and lines are laid out anew. */
export function tidy(...paths: readonly string[]): void {
  if (existsSync(BIOME)) spawnSync(process.execPath, [BIOME, 'check', '--write', '--unsafe', ...paths], { cwd: ROOT });
}

const MARK = /^\s*(?:\/\/|<!--|\{\/\*) #(not )?(hidden|joint|end)(?: -->| \*\/\})?$/;

/**
 * Lines between `// #hidden` and `// #end` are for games that hide something; those between `// #not hidden` and
 * `// #end`, which are comments in the example, for those that do not. The same for `joint`. Between
 * elements of JSX a mark is a comment in braces.
 */
export function chosen(text: string, parts: Parts): string {
  let keeps = true;
  let negated = false;
  return text
    .split('\n')
    .flatMap((line) => {
      const [mark, not, part] = MARK.exec(line) ?? [];
      if (mark === undefined) return keeps ? [negated ? line.replace('// ', '') : line] : [];
      negated = not !== undefined;
      keeps = part === 'end' || parts[part as keyof Parts] !== negated;
      return [];
    })
    .join('\n');
}

function renamed(text: string, from: Names, to: Names): string {
  return text
    .replaceAll(`@penumbra/${from.id}`, `@penumbra/${to.id}`)
    .replaceAll(new RegExp(`(['"])${from.id}\\1`, 'g'), `$1${to.id}$1`)
    .replaceAll(new RegExp(`\\b${from.value}\\b`, 'g'), to.value)
    .replaceAll(new RegExp(`^# ${from.title}|(?<=")${from.title}(?=:)`, 'gm'), (found) =>
      found.replace(from.title, to.title),
    )
    .replaceAll(new RegExp(`\\b${from.type}\\b`, 'g'), to.type)
    .replaceAll(new RegExp(`\\b${from.initials}(?=-\\d)`, 'g'), to.initials);
}
