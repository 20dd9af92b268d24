import { eventually } from '#platform/testing/eventually.ts';
import { post } from '../../../support/api-client.ts';
import { accessibilityFaults } from '../../support/accessibility.ts';
import type { ConsolePage } from '../console-page.ts';

/** Where an address leads to, for somebody else: who has not done it does not wait for it, either. */
async function seen(site: string, path: string, expected: { status: number; location?: string }): Promise<void> {
  await eventually(async () => {
    const { status, headers } = await fetch(site + path, { redirect: 'manual' });
    expect({ status, location: headers.get('location') }).toMatchObject(expected);
  });
}

/** One film entered twice, taken for two and back, becomes one; its second address leads to the first. */
export async function makeOne(consolePage: ConsolePage, site: string, token: string): Promise<void> {
  const { page } = consolePage;
  const { body } = await post(site, '/api/post/getMovie/the-kid-1921');
  const directors = [body.post.directors[0].id];
  const twice = { post_type: 1, name: { en: 'The Kid' }, release_year: 1921, directors, token };
  const { slug } = (await post(site, '/api/console/titles', twice)).body;
  await consolePage.visit('/duplicates');
  await page.getByRole('button', { name: 'Compare…' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compare…' }).click();
  await page.getByRole('dialog').getByText('Which stays?').first().waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: 'Address · differs' })
    .getByText('the-kid-1921', { exact: true })
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await consolePage.confirm('These are different');
  await page.getByRole('button', { name: 'Compare…' }).waitFor({ state: 'detached' });
  await page.getByLabel('Shown').click();
  await page.getByRole('option', { name: 'Marked as different' }).click();
  await consolePage.press('Perhaps the same');
  await page.getByRole('button', { name: 'Perhaps the same' }).waitFor({ state: 'detached' });
  await consolePage.visit('/duplicates');
  await consolePage.press('Compare…');
  await consolePage.confirm('Merge');
  await page.getByText('The two are now one title').waitFor();
  await page.getByRole('button', { name: 'Compare…' }).waitFor({ state: 'detached' });
  await seen(site, `/movies/${slug}/details?lang=en`, {
    status: 301,
    location: '/movies/the-kid-1921/details?lang=en',
  });
}

/** A title goes from the site, and comes back as it was. */
export async function withdrawAndBringBack(consolePage: ConsolePage, site: string): Promise<void> {
  const { page } = consolePage;
  const { body } = await post(site, '/api/post/getMovie/children-of-heaven-1997');
  const { id, slug } = body.post;
  await consolePage.visit(`/titles/${id}/show`);
  await consolePage.press('Withdraw');
  await consolePage.confirm('Withdraw');
  await page.getByText('Its page says that it is gone, and it is on no list.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await seen(site, `/movies/${slug}`, { status: 410 });
  await consolePage.press('Bring back');
  await page.getByText('Everyone sees it.').waitFor();
  await seen(site, `/movies/${slug}`, { status: 200 });
}
