// The guided first game as somebody who reads it meets it.
import { expect, type Locator, type Page } from '@playwright/test';

export const bubbleOf = (page: Page): Locator => page.getByRole('region', { name: 'Guided first game' });

/**
 * Reads on up to the sentence with these words. While the others play, the lesson goes on by itself: what was read
 * counts only if it still stood at the same step afterwards, or a press of Next would pass the sentence over.
 */
export async function readUntil(page: Page, words: string): Promise<void> {
  const bubble = bubbleOf(page);
  const guide = page.getByTestId('guide');
  const next = bubble.getByRole('button', { name: 'Next' });
  for (;;) {
    const at = (await guide.getAttribute('data-at')) ?? '';
    const said = await bubble.innerText();
    const canGoOn = await next.isEnabled();
    if ((await guide.getAttribute('data-at')) !== at) continue;
    if (said.includes(words)) return;
    if (canGoOn) await next.click();
    await expect(guide).not.toHaveAttribute('data-at', at);
  }
}
