import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { get, logIn } from '../../support/api-client.ts';
import { startBrowser } from '../../support/browser.ts';
import { Site } from '../../support/site.ts';
import { ConsolePage } from './console-page.ts';

const SRT = '1\n00:00:01,000 --> 00:00:04,000\n.علي اینجاست\n';

describe('the console’s subtitles, one after the other', () => {
  let database: TestDatabase;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await Site.start({ environment: { DATABASE_URL: database.url, THROTTLING: '0' } });
    browser = await startBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await database?.drop();
  }, 60_000);

  async function anyFile(token: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    const titles = await get(site.url, '/api/console/titles', headers);
    for (const { id } of titles.body) {
      const { body } = await get(site.url, `/api/console/titles/${id}`, headers);
      if (body.files?.length > 0) return body.files[0].id;
    }
    throw new Error('no movie of the demo has a file');
  }

  async function suggest(token: string, fileId: number, language: string): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ token, file_id: String(fileId), language })) form.append(name, value);
    form.append('file', new Blob([SRT]), 'film.srt');
    const answer = await fetch(`${site.url}/api/user/suggestSubtitle`, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { id: number }).id;
  }

  it('who has decided one stands at the next by the keyboard, read as it was sent, and at the list after the last', async () => {
    const moderator = await logIn(site.url, 'moderator', DEMO_PASSWORD);
    const viewer = await logIn(site.url, 'viewer', DEMO_PASSWORD);
    const file = await anyFile(moderator);
    const ids: number[] = [];
    for (const language of ['fa', 'ar', 'ku']) ids.push(await suggest(viewer, file, language));
    const consolePage = await ConsolePage.open(browser, site.url, 'en', moderator);
    const { page } = consolePage;
    const at = (id: number | undefined) => page.waitForURL(`**/subtitles/${id}/show`);
    const facts = (language: string) => page.locator('dd', { hasText: language }).waitFor();
    await consolePage.visit('/waiting');
    await page.getByText('Persian', { exact: true }).waitFor();
    await page.locator('[data-kind="subtitles"]').getByRole('button', { name: 'Take up' }).first().click();
    await at(ids[0]);
    await page.getByLabel('Read as').click();
    await page.getByRole('option', { name: 'Arabic, Windows-1256' }).click();
    await page.getByRole('combobox', { name: 'Read as' }).getByText('Arabic').waitFor();
    await consolePage.press('Refuse the subtitle');
    await consolePage.fill('Reason', 'Another film');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click();
    await at(ids[1]);
    await facts('Arabic');
    await page.getByRole('combobox', { name: 'Read as' }).getByText('Unicode (UTF-8)').waitFor();
    await page.locator('h1:focus').waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await at(ids[2]);
    await facts('Kurdish');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.getByText('No subtitle is waiting').waitFor();
    expect(consolePage.browserErrors).toEqual([]);
    await consolePage.close();
  });
});
