import { expect, test } from './support/test.ts';
import { commit, decide, nextAsked } from './support/umbra.ts';

// Everything is fetched to be kept, the bots' review too.
test.use({ serviceWorkers: 'allow', reviews: true });

test('after the first visit the app works without a network', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByTestId('card-umbra-via').getByRole('button', { name: /play/i }).click();
  await expect(commit(page)).toBeVisible();
  await decide(page, await nextAsked(page), 0);
  await nextAsked(page);
  await page.goto('./#/learn/umbra-via/rules');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
});

test('it can be installed', async ({ page }) => {
  await page.goto('./');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Penumbra', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
});
