/// <reference lib="dom" />

import type { Page } from 'playwright-core';

const MAX_STOPS = 200;

/** Goes through the page with the Tab key. @returns what has the focus there and lies below a bar that stays, or out of sight. */
export async function coveredFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const covered: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // The label of a hidden box is what is seen.
      const seen = (getComputedStyle(focused).opacity === '0' && focused.closest('label')) || focused;
      const { left, top, width, height, bottom } = seen.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const bar = above && !seen.contains(above) && above.closest('nav,header');
      const hidden = bottom < 1 || top > innerHeight - 1 || (bar && !bar.contains(seen));
      return hidden ? `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}` : '';
    });
    if (found === null) break;
    if (found) covered.push(found);
  }
  return covered;
}
