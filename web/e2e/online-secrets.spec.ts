// Twin worlds: what Bo sealed differs, and nothing that Ada's browser holds does.
import type { Page } from '@playwright/test';
import { expect, makeTable, moves, sitDown, test } from './support/online.ts';

/** Everything that came over the line, without signs of life, and without the numbers that count entries and moments. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload).replace(/"(entry|from|takesBack|since|left|now|n|at)":\d+/g, '"$1":0');
      if (!text.startsWith('{"t":"pong"')) frames.push(text);
    }),
  );
  return frames;
}

interface Held {
  readonly storage: string;
  readonly page: string;
  readonly memory: readonly string[];
}

/** The storage, the document, and every text of the page's memory that says what somebody has sealed. */
async function holdings(page: Page): Promise<Held> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const html = await page.getByTestId('table').evaluate((table) => table.outerHTML.replace(/data-entry="\d+"/, ''));
  return {
    storage,
    page: html,
    memory: strings.filter((text) => text.includes('"mine":')).sort(),
  };
}

test('frames, storage, document and memory of a seat are the same whatever another has sealed', async ({ visit }) => {
  const [ada, bo] = [await visit('Ada'), await visit('Bo')];
  const frames = listen(ada);
  const { link } = await makeTable(ada, { game: 'umbra-via', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await sitDown(bo, link);
  await ada.goto(link);
  await expect(moves(ada).first()).toBeVisible();
  await expect(moves(bo).first()).toBeVisible();
  const last = (await moves(bo).count()) - 1;
  const worlds: { held: Held; heard: readonly string[] }[] = [];
  const sealed = ada.getByTestId('player-blue').getByText('sealed');
  // The first time is none of the worlds: what was still on its way then is heard in it.
  for (const choice of [0, 0, last]) {
    const before = frames.length;
    await moves(bo).nth(choice).click();
    await expect(sealed).toBeVisible();
    worlds.push({ held: await holdings(ada), heard: frames.slice(before) });
    await bo.getByRole('button', { name: 'Take back my choice' }).click();
    await expect(sealed).toBeHidden();
  }
  const [, first, second] = worlds;
  expect(first?.heard.length).toBeGreaterThan(0);
  expect(second?.heard).toEqual(first?.heard);
  expect(second?.held).toEqual(first?.held);
});
