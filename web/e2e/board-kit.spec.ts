// The board kit by itself, on a page of its own: mouse, keyboard, finger.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { openKit } from './support/board-kit.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Long presses and double taps are a matter of real time.
test.use({ speed: 1 });

const element = (page: Page, name: string): Locator => page.locator(`[data-element="${name}"]`);
const told = (page: Page, what: 'Chosen' | 'Looked at' | 'Preview' | 'Played'): Locator =>
  page.getByRole('status', { name: what });
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-element'));

async function boxOf(locator: Locator) {
  const box = await locator.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height };
  });
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

test.describe('with a mouse', () => {
  test('hovering previews, the last click plays, either part first', async ({ page }) => {
    await openKit(page);
    await element(page, 'red').click();
    await expect(told(page, 'Chosen')).toHaveText('red');
    await expect(page.locator('[data-can]')).toHaveCount(3);
    await element(page, 'b1').hover();
    await expect(told(page, 'Preview')).toHaveText('red b1');
    await expect(told(page, 'Played')).toHaveText('');
    await element(page, 'b1').click();
    await expect(told(page, 'Played')).toHaveText('red b1');
    await element(page, 'c1').click();
    await element(page, 'blue').click();
    await expect(told(page, 'Played')).toHaveText('red b1, blue c1');
  });

  test('another source takes the place of the first, the source again and Escape put it back', async ({ page }) => {
    await openKit(page);
    await element(page, 'red').click();
    await element(page, 'blue').click();
    await expect(told(page, 'Chosen')).toHaveText('blue');
    await element(page, 'blue').click();
    await expect(told(page, 'Chosen')).toHaveText('');
    await element(page, 'red').click();
    await page.keyboard.press('Escape');
    await expect(told(page, 'Chosen')).toHaveText('');
  });

  test('what cannot be chosen says so beside itself and not over itself, until the next input', async ({ page }) => {
    await openKit(page);
    for (const name of ['a3', 'b2', 'c2']) {
      await element(page, name).click();
      const bubble = page.getByRole('alert');
      await expect(bubble).toHaveText(`${name} cannot be chosen.`);
      const [over, under] = [await boxOf(bubble), await boxOf(element(page, name))];
      const apart =
        over.x + over.width <= under.x + 1 ||
        under.x + under.width <= over.x + 1 ||
        over.y + over.height <= under.y + 1 ||
        under.y + under.height <= over.y + 1;
      expect(apart, `the sentence about ${name} does not cover it`).toBe(true);
    }
    await expectAccessible(page, 'a refusal');
    await element(page, 'red').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('dragging is two clicks in one, and Escape lets go', async ({ page }) => {
    await openKit(page);
    await element(page, 'red').dragTo(element(page, 'a1'));
    await expect(told(page, 'Played')).toHaveText('red a1');
    await element(page, 'blue').click();
    await expect(told(page, 'Chosen'), 'a click after a drag is a click').toHaveText('blue');
    const [from, to] = [await boxOf(element(page, 'blue')), await boxOf(element(page, 'b1'))];
    await page.mouse.move(from.middle.x, from.middle.y);
    await page.mouse.down();
    await page.mouse.move(to.middle.x, to.middle.y, { steps: 4 });
    await expect(told(page, 'Preview')).toHaveText('blue b1');
    await expect(page.locator('.piece')).toHaveText('blue');
    await page.keyboard.press('Escape');
    await expect(page.locator('.piece')).toHaveCount(0);
    await page.mouse.up();
    await expect(told(page, 'Played')).toHaveText('red a1');
    await page.mouse.move(from.middle.x, from.middle.y);
    await page.mouse.down();
    await page.mouse.move(from.middle.x, from.middle.y - 60, { steps: 4 });
    await page.mouse.up();
    await expect(told(page, 'Chosen'), 'let go over nothing, it goes back').toHaveText('');
  });

  test('a plan waits for its button, and a second click takes a part of it back', async ({ page }) => {
    await openKit(page, 'mode=plan');
    await element(page, 'a3').click();
    await element(page, 'b3').click();
    await element(page, 'c3').click();
    await expect(page.getByRole('alert')).toHaveText('c3 cannot be chosen.');
    await element(page, 'b3').click();
    await element(page, 'c3').click();
    await expect(told(page, 'Chosen')).toHaveText('a3 c3');
    await expect(told(page, 'Played')).toHaveText('');
    await page.getByRole('button', { name: 'Seal' }).click();
    await expect(told(page, 'Played')).toHaveText('a3 c3');
  });

  test('the right button opens details', async ({ page }) => {
    await openKit(page);
    await element(page, 'c2').click({ button: 'right' });
    await expect(page.getByRole('dialog', { name: 'About c2' })).toBeVisible();
  });

  test('a flight goes above panels, ends in one, and ends with its moment', async ({ page }) => {
    await openKit(page, 'motion=full');
    await element(page, 'red').click();
    await element(page, 'a1').click();
    const flyer = page.locator('.piece');
    await expect(flyer).toHaveCount(1);
    // Brought to its end and looked at: it is over the bag, and the panel does not cover it.
    const isOnTop = await flyer.evaluate((piece) => {
      const [animation] = (piece.parentElement as Element).getAnimations();
      if (animation) {
        animation.pause();
        animation.currentTime = 59_999;
      }
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const bag = document.querySelector('[data-element="bag"]')?.getBoundingClientRect();
      const layer = piece.closest<HTMLElement>('[popover]');
      if (!bag || !layer) return false;
      // The layer lets the pointer through; for once it may not.
      for (const node of [layer, ...layer.querySelectorAll<HTMLElement>('*')]) node.style.pointerEvents = 'auto';
      const isThere = Math.abs(x - bag.left - bag.width / 2) < 2 && Math.abs(y - bag.top - bag.height / 2) < 2;
      return isThere && layer.contains(document.elementFromPoint(x, y));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('x');
    await expect(flyer, 'the moment is over').toHaveCount(0);
  });

  test('under reduced motion nothing flies', async ({ page }) => {
    await openKit(page, 'motion=reduced');
    await element(page, 'red').click();
    await element(page, 'a1').click();
    await expect(told(page, 'Played')).toHaveText('red a1');
    await expect(page.locator('.piece')).toHaveCount(0);
  });

  test('the wheel zooms about the pointer, a drag moves the map and is no click', async ({ page }) => {
    await openKit(page);
    const before = await boxOf(element(page, 'b2'));
    await page.mouse.move(before.middle.x, before.middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await boxOf(element(page, 'b2'))).width).toBeGreaterThan(before.width * 1.5);
    const zoomed = await boxOf(element(page, 'b2'));
    expect(Math.abs(zoomed.middle.x - before.middle.x)).toBeLessThan(2);
    await page.mouse.down();
    await page.mouse.move(before.middle.x + 40, before.middle.y, { steps: 4 });
    await page.mouse.up();
    const moved = await boxOf(element(page, 'b2'));
    expect(Math.abs(moved.x - zoomed.x - 40)).toBeLessThan(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // A cell at the edge is clicked where it is: the map does not move under the pointer.
    await page.mouse.click(zoomed.x + 20, zoomed.y - 20);
    await expect(told(page, 'Chosen')).toHaveText('a1');
    expect((await boxOf(element(page, 'b2'))).x).toBeCloseTo(moved.x, 0);
    await page.getByRole('button', { name: 'Whole map' }).click();
    expect((await boxOf(element(page, 'b2'))).width).toBeCloseTo(before.width, 0);
  });
});

test.describe('with the keyboard', () => {
  test('keys work before anything has the focus; arrows preview, Enter plays, Escape steps back', async ({ page }) => {
    await openKit(page);
    await expect(element(page, 'red')).toBeVisible();
    await page.keyboard.press('r');
    await expect(told(page, 'Chosen')).toHaveText('red');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('a1');
    await page.keyboard.press('ArrowRight');
    await expect(told(page, 'Preview')).toHaveText('red b1');
    await page.keyboard.press('Escape');
    await expect(told(page, 'Chosen')).toHaveText('');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(told(page, 'Played')).toHaveText('red b1');
  });

  test('arrows stop at what can be used, with Shift everywhere; Home and End; Tab stops once', async ({ page }) => {
    await openKit(page);
    await element(page, 'red').click();
    await element(page, 'a1').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('a1');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await focused(page)).toBe('a2');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('c1');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('a1');
    await page.keyboard.press('Shift+End');
    expect(await focused(page)).toBe('c3');
    await page.keyboard.press('Tab');
    expect(await focused(page), 'the map was one stop').toBeNull();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page), 'and remembers where one was').toBe('c3');
  });

  test('plus and minus zoom, and what gets the focus comes into the picture', async ({ page }) => {
    await openKit(page);
    await element(page, 'a1').focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    const frame = await boxOf(page.getByRole('group', { name: 'Map' }));
    await page.keyboard.press('Shift+End');
    expect(await focused(page)).toBe('c3');
    await expect
      .poll(async () => {
        const { x, y, width, height } = await boxOf(element(page, 'c3'));
        return x + width <= frame.x + frame.width + 1 && y + height <= frame.y + frame.height + 1;
      })
      .toBe(true);
    await page.keyboard.press('0');
    await expect(page.getByRole('button', { name: 'Whole map' })).toHaveCount(0);
  });

  test('a sheet keeps the focus, Escape closes it and gives it back', async ({ page }) => {
    await openKit(page);
    await element(page, 'c2').focus();
    await page.keyboard.press('Shift+F10');
    const sheet = page.getByRole('dialog', { name: 'About c2' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page, 'a sheet');
    await page.keyboard.press('r');
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => document.activeElement?.closest('main [data-element]') != null);
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(await focused(page)).toBe('c2');
    await expect(told(page, 'Chosen'), 'keys of the board sleep under a sheet').toHaveText('');
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) });

  /** By the clock of the fingers, however busy the machine is. */
  const doubleTap = async (cdp: CDPSession, at: { x: number; y: number }): Promise<void> => {
    const begin = Date.now() / 1000;
    for (const [i, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries()) {
      const touchPoints = type === 'touchStart' ? [at] : [];
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begin + i * 0.05 });
    }
  };

  test('the first tap shows, the second on the same place plays, another place is shown instead', async ({ page }) => {
    await openKit(page);
    await element(page, 'red').tap();
    await element(page, 'a1').tap();
    await expect(told(page, 'Preview')).toHaveText('red a1');
    await expect(told(page, 'Looked at')).toHaveText('a1');
    await expect(told(page, 'Played')).toHaveText('');
    await element(page, 'b1').tap();
    await expect(told(page, 'Preview')).toHaveText('red b1');
    await element(page, 'b1').tap();
    await expect(told(page, 'Played')).toHaveText('red b1');
    await expect(told(page, 'Looked at'), 'a finger that is gone looks at nothing').toHaveText('');
  });

  test('a button can play what is shown', async ({ page }) => {
    await openKit(page);
    await element(page, 'c1').tap();
    await expect(told(page, 'Chosen')).toHaveText('c1');
    await element(page, 'blue').tap();
    await expect(told(page, 'Preview')).toHaveText('blue c1');
    await expect(told(page, 'Looked at')).toHaveText('blue');
    await page.getByRole('button', { name: 'Seal' }).tap();
    await expect(told(page, 'Played')).toHaveText('blue c1');
    await expect(told(page, 'Looked at'), 'what was looked at goes with it').toHaveText('');
    await expect(told(page, 'Preview')).toHaveText('');
  });

  test('a finger drags without scrolling the page', async ({ page }) => {
    await openKit(page);
    const cdp = await page.context().newCDPSession(page);
    const [from, to] = [(await boxOf(element(page, 'blue'))).middle, (await boxOf(element(page, 'c1'))).middle];
    await touch(cdp, 'touchStart', from);
    await touch(cdp, 'touchMove', { x: from.x + 20, y: from.y + 20 });
    await touch(cdp, 'touchMove', to);
    await expect(page.locator('.piece')).toHaveText('blue');
    await touch(cdp, 'touchEnd');
    await expect(told(page, 'Played')).toHaveText('blue c1');
  });

  test('a long press opens details and is no tap; a swipe down closes them', async ({ page }) => {
    await openKit(page);
    const cdp = await page.context().newCDPSession(page);
    const at = (await boxOf(element(page, 'red'))).middle;
    await touch(cdp, 'touchStart', at);
    const sheet = page.getByRole('dialog', { name: 'About red' });
    await expect(sheet).toBeVisible();
    await touch(cdp, 'touchEnd');
    await expect(told(page, 'Chosen')).toHaveText('');
    const { x, y, width } = await boxOf(sheet);
    const grab = { x: x + width / 2, y: y + 12 };
    await touch(cdp, 'touchStart', grab);
    await touch(cdp, 'touchMove', { x: grab.x, y: grab.y + 60 });
    await touch(cdp, 'touchMove', { x: grab.x, y: grab.y + 120 });
    await touch(cdp, 'touchEnd');
    await expect(sheet).toBeHidden();
  });

  test('two fingers zoom, one moves, a double tap goes back to the whole and in again', async ({ page }) => {
    await openKit(page);
    const cdp = await page.context().newCDPSession(page);
    const before = await boxOf(element(page, 'b2'));
    const { x, y } = before.middle;
    await touch(cdp, 'touchStart', { x: x - 30, y }, { x: x + 30, y });
    await touch(cdp, 'touchMove', { x: x - 45, y }, { x: x + 45, y });
    await touch(cdp, 'touchMove', { x: x - 60, y }, { x: x + 60, y });
    await touch(cdp, 'touchEnd');
    const zoomed = await boxOf(element(page, 'b2'));
    expect(zoomed.width / before.width).toBeCloseTo(2, 1);
    expect(Math.abs(zoomed.middle.x - x)).toBeLessThan(2);
    await touch(cdp, 'touchStart', { x, y });
    await touch(cdp, 'touchMove', { x: x + 15, y });
    await touch(cdp, 'touchMove', { x: x + 30, y });
    await touch(cdp, 'touchEnd');
    expect((await boxOf(element(page, 'b2'))).x - zoomed.x).toBeCloseTo(30, 0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await doubleTap(cdp, { x, y });
    await expect.poll(async () => (await boxOf(element(page, 'b2'))).width / before.width).toBeCloseTo(1, 1);
    await doubleTap(cdp, { x, y });
    await expect.poll(async () => (await boxOf(element(page, 'b2'))).width / before.width).toBeCloseTo(2.2, 1);
  });
});
