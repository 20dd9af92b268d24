/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/**
 * Waits until the site's scripts have taken over what the server has drawn of a page. What a reader presses before that is done
 * then; a test is faster than any hand, and swipes, types and turns wheels, too. A hand moves meanwhile: a page that nobody
 * touches would rest for seconds before.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    const parts = [...document.querySelectorAll('#root :is(button, h1, h2)')];
    const isTakenOver = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
    return parts.length > 0 && parts.every(isTakenOver);
  });
}
