/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { CHECKS, findFaults } from './layout-checks.ts';

/** What the layout of a page gets wrong at a width, as `kind: element`, the first of many alike. */
export async function layoutFaults(page: Page, width: number, height = 900): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(settle, width);
  // As text: a function that is handed over brings nothing that stands beside it in its file.
  return page.evaluate<string[]>(`(${findFaults})([${CHECKS.join()}])`);
}

/** Runs in the page. Styles that depend on the width follow with the next frames, on a busy machine with later ones. */
async function settle(width: number): Promise<void> {
  const [STEADY_FRAMES, MAX_FRAMES] = [3, 120];
  const { documentElement: root } = document;
  const size = () => `${root.scrollWidth}×${root.scrollHeight}`;
  do await new Promise(requestAnimationFrame);
  while (innerWidth !== width);
  for (let before = '', alike = 0, frame = 0; alike < STEADY_FRAMES && frame < MAX_FRAMES; frame++) {
    await new Promise(requestAnimationFrame);
    alike = size() === before ? alike + 1 : 0;
    before = size();
  }
}
