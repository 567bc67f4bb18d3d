// What every browser test gets: a page that fails the test on any error of the console, and a quick clock.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** How much slower the processor seems, to find what only holds on a quick machine. */
const SLOWER = Number(process.env.PENUMBRA_E2E_SLOWER ?? 1);
/** Pauses between the moves of bots are for people; tests do not need them. */
const SPEED = Number(process.env.PENUMBRA_E2E_SPEED ?? 20);
/** The same deals in every run: a whole game is as long today as it was yesterday. */
const ENTROPY = Number(process.env.PENUMBRA_E2E_SEED ?? 1);

/** `PENUMBRA_E2E_ALL=1`: also what takes minutes. */
export const ALL = Boolean(process.env.PENUMBRA_E2E_ALL);

interface Fixtures {
  /** How much quicker timers run; 1 for a test that is about time. */
  readonly speed: number;
  /** Whether bots look at finished games. It takes seconds of a whole core, so only for tests that are about it. */
  readonly reviews: boolean;
  readonly errors: string[];
}

export const test = base.extend<Fixtures>({
  speed: [SPEED, { option: true }],
  reviews: [false, { option: true }],
  errors: [
    async ({ context, speed, reviews }, use) => {
      const errors: string[] = [];
      if (speed !== 1) await context.addInitScript(hurry, speed);
      await context.addInitScript(fixEntropy, ENTROPY);
      if (!reviews) await context.route('**/review-worker-*.js', () => {});
      if (SLOWER !== 1) context.on('page', (page) => void slow(page));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(`page: ${error.error().stack ?? error.error().message}`));
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

function hurry(speed: number): void {
  const real = globalThis.setTimeout;
  const quick = (run: TimerHandler, ms = 0, ...args: unknown[]): number => real(run, ms / speed, ...args);
  globalThis.setTimeout = quick as typeof setTimeout;
}

/** Seeds and names of tables come from here. Every page of a test goes on where the one before it stopped. */
function fixEntropy(seed: number): void {
  // Tools open blank pages of their own, which have no storage.
  if (!location.protocol.startsWith('http')) return;
  const key = 'penumbra-test/entropy';
  let state = seed;
  crypto.getRandomValues = <A extends ArrayBufferView | null>(array: A): A => {
    const bytes = array as unknown as Uint8Array;
    state = Number(sessionStorage.getItem(key) ?? state);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    sessionStorage.setItem(key, String(state));
    return array;
  };
}

/** Nothing serious for people who see, hear or move differently. */
export async function expectAccessible(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  // There are no frames, so nothing has to be put together on a blank page; and only what is wrong is told in full.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .slice(0, 4)
          .map(({ html, failureSummary }) => `${html}\n    ${failureSummary}`)
          .join('\n  ')}`,
    );
  expect(serious, `accessibility of ${where}`).toEqual([]);
}

/** The same state by day and by night, without opening it twice: only colours differ between the themes. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  await expectAccessible(page, `${where}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * No page may be wider than its window. A board clips what it has no room for, so what can be read or pressed is looked
 * at one by one: all of it is inside the window, unless it can be scrolled there, and no word is too small to read.
 */
export async function expectFits(page: Page): Promise<void> {
  const over = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(unreadable, READABLE), 'cut off or too small').toEqual([]);
}

/** How high the letters' line has to be, in pixels. */
const READABLE = 9;

/** What somebody at this window can not read or press. */
function unreadable(least: number): string[] {
  // A list may go on to the side; a board too wide for its stage has to be scrolled to see what it is about.
  const canScroll = (element: Element): boolean => {
    const { overflowX, containerName } = getComputedStyle(element);
    return containerName !== 'stage' && (overflowX === 'auto' || overflowX === 'scroll');
  };
  const isReadAloud = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';
  const isInside = (element: Element, holds: (at: Element) => boolean): boolean =>
    holds(element) || (element.parentElement !== null && isInside(element.parentElement, holds));
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !isInside(element, isReadAloud);
  const faults: string[] = [];
  const look = (what: string, element: Element, { left, right, width, height }: DOMRect): void => {
    if (width <= 1 || height <= 1 || !isShown(element)) return;
    if ((left < -1 || right > innerWidth + 1) && !isInside(element, canScroll))
      faults.push(`${what}: from ${left.toFixed(0)} to ${right.toFixed(0)} of ${innerWidth}`);
  };
  const content = document.querySelector('main#content') ?? document.body;
  for (const button of content.querySelectorAll('button, [role="button"], a[href]'))
    look(button.getAttribute('aria-label') ?? button.textContent, button, button.getBoundingClientRect());
  const range = document.createRange();
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement || !text.nodeValue?.trim()) continue;
    range.selectNodeContents(text);
    const isWord = /\p{L}{2}/u.test(text.nodeValue);
    for (const line of range.getClientRects()) {
      // A sign by itself that nobody could read is part of a picture, like a small board on a card.
      if (line.height >= least) look(`“${text.nodeValue}”`, text.parentElement, line);
      else if (isWord && line.height > 1 && isShown(text.parentElement))
        faults.push(`“${text.nodeValue}”: ${line.height.toFixed(1)} high`);
    }
  }
  return faults;
}
