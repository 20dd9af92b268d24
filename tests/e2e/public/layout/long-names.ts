/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { layoutFaults } from './layout-faults.ts';

/** Longer than any line of a phone. */
const WORD = 'W'.repeat(60);

/** What sticks out of the page where each heading, and each name of who has written, is one long word. The page is of no use afterwards. */
export async function longNameFaults(page: Page, width: number): Promise<string[]> {
  await page.evaluate((word) => {
    // A copy: React would complain of words that it has not set where it has not taken the page over yet.
    const main = document.querySelector('main')!;
    const copy = main.cloneNode(true) as HTMLElement;
    main.replaceWith(copy);
    for (const named of copy.querySelectorAll(':is(h1, h2:not(:has(button)), h3:not(:has(button)), article a bdi)')) {
      const texts = document.createTreeWalker(named, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        // What is not read out beside a heading is a word of ours.
        if (texts.currentNode.parentElement?.closest('[aria-hidden="true"]')) continue;
        if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = word;
      }
    }
  }, WORD);
  return (await layoutFaults(page, width)).filter((fault) => /^(scrolls sideways|sticks out)/.test(fault));
}
