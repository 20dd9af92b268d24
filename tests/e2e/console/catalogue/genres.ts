import { eventually } from '#platform/testing/eventually.ts';
import { post } from '../../../support/api-client.ts';
import { accessibilityFaults } from '../../support/accessibility.ts';
import type { ConsolePage } from '../console-page.ts';

type Saved = { genre: { slug: string; fa: string; en: string }; total: number };

const ofGenre = async (site: string, name: string): Promise<Saved> =>
  (await post(site, '/api/post/genre', { name, page: 1 })).body;

/** By the keyboard a genre is renamed and moved and another begun; the site has them at once, in both languages. */
export async function changeGenres(consolePage: ConsolePage, site: string): Promise<void> {
  const { page } = consolePage;
  await consolePage.visit('/genres');
  const name = page.getByLabel('Name in English of western', { exact: true });
  await name.waitFor();
  const rows = page.getByRole('group', { name: 'Genres' }).getByRole('listitem');
  const last = await rows.count();
  await name.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Wild West');
  await page.keyboard.press('Alt+ArrowUp');
  await rows
    .nth(last - 2)
    .getByLabel('Name in English of western')
    .waitFor();
  await page.getByLabel('Add a genre', { exact: true }).focus();
  await page.keyboard.type('Road movie');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Each genre needs both names').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.fill('Name in Persian of Road movie', 'جاده‌ای');
  await page.keyboard.press('Control+Enter');
  await page.getByText('road-movie').waitFor();
  expect(await ofGenre(site, 'western')).toMatchObject({ genre: { slug: 'western', en: 'Wild West' } });
  expect(await ofGenre(site, 'road-movie')).toEqual(
    expect.objectContaining({ genre: { slug: 'road-movie', fa: 'جاده‌ای', en: 'Road movie' }, total: 0 }),
  );
}

/** A genre becomes another one's: its address leads there, and its titles follow. */
export async function mergeGenres(consolePage: ConsolePage, site: string): Promise<void> {
  const { page } = consolePage;
  const before = { war: await ofGenre(site, 'war'), western: await ofGenre(site, 'western') };
  expect(before.western.total).toBeGreaterThan(0);
  await consolePage.visit('/genres');
  await consolePage.press('Merge Wild West into another genre');
  await page.getByRole('dialog').getByLabel('The genre that stays').click();
  await page.getByRole('option', { name: 'War', exact: true }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.confirm('Merge');
  await page.getByText('western leads to war').waitFor();
  const answer = await fetch(`${site}/movies/genre/western?lang=en`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/movies/genre/war?lang=en']);
  // Its titles come a batch at a time; some have both genres.
  await page.goto(`${site}/movies/genre/western`);
  await page.waitForURL(/\/movies\/genre\/war$/);
  await eventually(async () => {
    expect((await ofGenre(site, 'western')).total).toBeGreaterThan(before.war.total);
  }, 30_000);
}
