import type { Page } from '@playwright/test';
import { beforeMove } from './support/records.ts';
import { openTable, person, readInWords, type TableWish } from './support/tables.ts';
import { ALL, expect, test } from './support/test.ts';
import { type Asked, commit, curtain, decide, end, nextAsked, putFlowers } from './support/umbra.ts';

/** Everything that can be read from the page: elements, texts, labels, data, the title, and what is typed in fields. */
const dump = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [document.title, document.body.outerHTML, ...fields].join('\n');
  });

const shoot = async (page: Page): Promise<string> =>
  (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');

/** Once two in a row are the same: what is on its way has arrived. */
async function picture(page: Page): Promise<string> {
  for (let last = await shoot(page); ; ) {
    const now = await shoot(page);
    if (now === last) return now;
    last = now;
  }
}

/** Goes on until `until`, and looks at every hand-over: whatever was before, the same letters and the same pixels. */
async function lookAtHandOvers(page: Page, until: (asked: Asked, turn: number) => boolean): Promise<number> {
  const handOvers = new Map<string, { dump: string; picture: string }>();
  let count = 0;
  for (let turn = 0; ; turn++) {
    const asked = await nextAsked(page);
    if (asked === 'curtain') {
      count++;
      const who = await curtain(page).getByRole('heading').innerText();
      await expect(page.getByTestId('table')).toHaveCount(0);
      await expect(page.getByTestId('live')).toHaveText('');
      const now = { dump: await dump(page), picture: await picture(page) };
      const first = handOvers.get(who) ?? now;
      handOvers.set(who, first);
      expect(now.dump).toBe(first.dump);
      expect(now.picture === first.picture, 'the same pixels at every hand-over').toBe(true);
    }
    if (until(asked, turn)) break;
    await decide(page, asked, turn);
  }
  expect([...handOvers.keys()].sort()).toEqual(['Pass the device to Ada', 'Pass the device to Bo']);
  return count;
}

test('a game of two people around one device; no hand-over tells anything of what was before', async ({ page }) => {
  await page.goto('./#/new/umbra-via/friends');
  await page.getByRole('button', { name: 'Remove the seat Red' }).click();
  await page.getByLabel('Name of the person playing Purple').fill('Ada');
  await page.getByLabel('Name of the person playing Blue').fill('Bo');
  await page.getByRole('button', { name: 'Make the table' }).click();
  // The first round, and then the last ones of another game: what lies between is more of the same.
  await lookAtHandOvers(page, (asked, turn) => (ALL ? asked === 'end' : turn === 8));
  await openTable(page, 'late', {
    ...beforeMove('2p-neutral-single', 'bid', 20),
    players: [person('Ada'), person('Bo')],
  });
  expect(await lookAtHandOvers(page, (asked) => asked === 'end')).toBeGreaterThan(5);
  await expect(end(page)).toContainText(/win|Shared victory/);
});

/** Two worlds that differ only in what Ada drew and will bid; Bo must not be able to tell them apart. */
const world = (hand: string): TableWish => ({
  seats: ['purple', 'blue', 'red'],
  players: [person('Ada'), person('Bo'), person('Cy')],
  steps: [
    ['chance', 'order red purple blue'],
    ['chance', 'reveal SW NS ES NES'],
    ['chance', `draw purple:${hand} blue:EES red:EEE`],
  ],
});

async function upToBo(page: Page, hand: string, slots: readonly number[]): Promise<string[]> {
  await openTable(page, 'worlds', world(hand));
  await expect(curtain(page)).toContainText('Ada');
  await decide(page, await nextAsked(page), 0);
  let next = 0;
  await putFlowers(page, () => slots[next++] ?? 0);
  await commit(page).click();
  await expect(curtain(page)).toContainText('Bo');
  const seen = [await dump(page), await picture(page)];
  await decide(page, await nextAsked(page), 0);
  await expect(commit(page)).toBeVisible();
  seen.push(await dump(page), await picture(page));
  await readInWords(page);
  await page.getByText('Everything on the table, in words').click();
  seen.push(await dump(page));
  await page.reload();
  await expect(curtain(page)).toContainText('Bo');
  // What is loaded beside the curtain comes whenever it comes, in either world.
  await page.waitForLoadState('networkidle');
  seen.push(await dump(page));
  return seen;
}

test('what the person before drew and bid is nowhere on the screen of the next', async ({ browser, page, errors }) => {
  const one = await upToBo(page, 'EEE', [0, 1, 2]);
  const other = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const second = await other.newPage();
  second.on('pageerror', (error) => errors.push(error.message));
  const two = await upToBo(second, 'ESS', [3, 3, 3]);
  await other.close();
  const names = ['curtain', 'its picture', 'table', 'its picture', 'text board', 'curtain after a reload'];
  names.forEach((name, i) => {
    expect(one[i] === two[i], `${name}: the same in both worlds`).toBe(true);
  });
});

test('a person alone with bots is never asked to pass the device', async ({ page }) => {
  await openTable(page, 'alone', {
    seats: ['purple', 'blue'],
    players: [person('Ada'), { kind: 'bot', level: 'random' }],
  });
  for (let turn = 0; turn < 3; turn++) {
    const asked = await nextAsked(page);
    expect(asked).not.toBe('curtain');
    await decide(page, asked, turn);
  }
});
