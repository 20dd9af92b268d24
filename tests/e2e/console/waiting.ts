import { accessibilityFaults } from '../support/accessibility.ts';
import type { ConsolePage } from './console-page.ts';

/** One takes a comment up from the list of all that waits; a colleague is told so, and takes another kind of it over. */
export async function takeUpWork(first: ConsolePage, second: ConsolePage, words: string): Promise<void> {
  const row = ({ page }: ConsolePage) => page.getByRole('listitem').filter({ hasText: words });
  for (const consolePage of [first, second]) {
    await consolePage.visit('/waiting');
    await row(consolePage).getByText('Comment', { exact: true }).waitFor();
  }
  expect(await accessibilityFaults(first.page)).toEqual([]);
  await row(first).getByRole('button', { name: 'Take' }).click();
  await first.button('Approve').waitFor();
  await first.page.getByText(words).waitFor();

  await row(second).getByRole('button', { name: 'Take' }).click();
  const dialog = second.page.getByRole('dialog');
  await dialog.getByText('moderator is on this').waitFor();
  expect(await accessibilityFaults(second.page)).toEqual([]);
  await second.confirm('Leave it');
  await row(second).getByText('moderator is on it').waitFor();
  await row(second).getByRole('button', { name: 'Take' }).click();
  await second.confirm('Take it anyway');
  await second.button('Approve').waitFor();
}

/** Has the queue mark a word, and sees it marked in what waits already. */
export async function markWord(consolePage: ConsolePage, word: string): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/comments');
  await page.getByRole('link', { name: 'Rules' }).click();
  await consolePage.fill('Words to look at', word);
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.press('Save');
  await page.getByText('Saved').waitFor();
  await consolePage.visit('/comments');
  await page.getByText(`Word: ${word}`).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
}
