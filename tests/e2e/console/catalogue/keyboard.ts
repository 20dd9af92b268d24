import { eventually } from '#platform/testing/eventually.ts';
import { post } from '../../../support/api-client.ts';
import { accessibilityFaults } from '../../support/accessibility.ts';
import type { ConsolePage } from '../console-page.ts';
import { Typist } from './typist.ts';

/** What a trained editor may take for a title. */
const TITLE_SECONDS = 120;
const SKIP = 'Skip to content';

/** A movie from nothing: names, facts, a summary in both languages, a director and two players in their roles. */
export async function typeTitle(consolePage: ConsolePage): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/titles');
  await page.getByRole('link', { name: 'New title' }).waitFor();
  const typist = new Typist(page);
  await typist.skipToContent(SKIP);
  await typist.activate(page.getByRole('link', { name: 'New title' }));
  await page.getByLabel('Name in Persian', { exact: true }).waitFor();
  await typist.fill('Name in Persian', 'نامه‌ای از مریخ');
  await typist.fill('Name in English', 'A Letter from Mars');
  await typist.fill('Year', '1997');
  await typist.fill('Length in minutes', '104');
  const genres = page.getByLabel('Genres', { exact: true });
  await typist.choose(genres, 'dra', 'Drama');
  await typist.choose(genres, 'fam', 'Family');
  await typist.choose(page.getByLabel('Countries', { exact: true }), 'iran', 'Iran');
  await typist.fill('Summary in Persian', 'دختری برای پدرش که به ماه رفته نامه می‌نویسد.');
  await typist.fill('Summary in English', 'A girl writes to her father, who is on the moon.');
  const add = (list: string) => page.getByRole('group', { name: list, exact: true }).getByLabel('Add a person');
  await typist.choose(add('Directed by'), 'majidi', 'Majid Majidi');
  await typist.choose(add('Cast'), 'maadi', 'Payman Maadi');
  await typist.fill('Role of Payman Maadi, in English', 'The father');
  await typist.press('Control+Enter');
  await consolePage.heading('A Letter from Mars').waitFor();
  await page.getByText('Majid Majidi').first().waitFor();
  await page.getByText('104 minutes').waitFor();
  expect(typist.seconds).toBeLessThan(TITLE_SECONDS);
}

/** A news post from a draft to its readers: read over, left for a later day, and published after all. */
export async function typeNews(consolePage: ConsolePage, site: string): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/news');
  await page.getByRole('link', { name: 'New post' }).waitFor();
  const typist = new Typist(page);
  await typist.skipToContent(SKIP);
  await typist.activate(page.getByRole('link', { name: 'New post' }));
  const title = page.getByLabel('Title in Persian', { exact: true });
  await title.waitFor();
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await typist.type('سالن دوباره باز شد');
  await typist.fill('Title in English', 'The hall is open again');
  await typist.fill('Lead in Persian', 'پس از سه سال تعمیر.');
  await typist.fill('Lead in English', 'After three years of repairs.');
  await typist.fill('Text in Persian', 'صندلی‌ها **همان** صندلی‌هاست.');
  await typist.fill('Text in English', 'The seats are the **same** seats.');
  await typist.press('Control+Enter');

  const preview = page.getByRole('button', { name: 'Preview', exact: true, disabled: false });
  await preview.waitFor();
  await typist.activate(preview);
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByRole('heading', { name: 'The hall is open again' }).waitFor();
  expect(await dialog.locator('strong').allTextContents()).toEqual(['همان', 'same']);
  expect(await accessibilityFaults(page)).toEqual([]);
  await typist.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const later = page.getByRole('button', { name: 'Publish later', exact: true });
  await typist.activate(later);
  // The dialog begins in its first field.
  await page.getByRole('dialog', { name: 'Publish later' }).waitFor();
  await typist.type(`3101${new Date().getFullYear() + 2}`);
  await typist.activate(page.getByRole('button', { name: 'Publish it then', exact: true }));
  await page.getByText('It will be published automatically').waitFor();
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
  const asked = { slug: 'the-hall-is-open-again' };
  expect((await post(site, '/api/news/view', asked)).status).toBe(404);
  // What is typed since goes along, by the same press.
  await typist.fill('Lead in English', ' A day later. ');
  await typist.activate(page.getByRole('button', { name: 'Publish now', exact: true }));
  await page.getByText('It is published').waitFor();
  await eventually(async () => {
    const { body } = await post(site, '/api/news/view', asked);
    expect(body.post?.body.en).toContain('<strong>same</strong>');
    expect(body.post?.lead.en).toContain('A day later.');
  });
}
