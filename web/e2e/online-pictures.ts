// Pictures of every online state: node tools/in-browser.js web/e2e/online-pictures.ts bad 390 1440 light pl
// Words keep only some: widths, themes, languages (English without one), and the scenes `table`, `bad`, `lines`.
import { LANGS } from '@penumbra/kit';
import { shootBadDays } from './scenes/days.ts';
import { shootLines } from './scenes/lines.ts';
import { shootTable } from './scenes/table.ts';
import { HEIGHTS, withWorld } from './scenes/world.ts';

const FOLDER = process.env.PENUMBRA_PICTURES ?? '/tmp/online-pictures';
const SCENES = { table: shootTable, bad: shootBadDays, lines: shootLines };
const words = process.argv.slice(2);
const wanted = <W extends string>(all: readonly W[], usual: readonly W[] = all): readonly W[] =>
  words.some((word) => all.includes(word as W)) ? all.filter((one) => words.includes(one)) : usual;

for (const lang of wanted(LANGS, ['en'])) {
  for (const width of wanted(Object.keys(HEIGHTS))) {
    for (const theme of wanted(['light', 'dark'])) {
      await withWorld(FOLDER, { lang, width, theme }, async (world) => {
        for (const scene of wanted(Object.keys(SCENES))) {
          await SCENES[scene as keyof typeof SCENES](world);
          console.log(`${scene} ${width} ${theme} ${lang}`);
        }
      });
    }
  }
}
process.exit(0);
