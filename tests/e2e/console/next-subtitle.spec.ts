import { walkedSite } from '../support/walked-site.ts';
import { openConsoles } from './open-consoles.ts';
import { suggestedSubtitles } from './suggested-subtitles.ts';

const SRT = '1\n00:00:01,000 --> 00:00:04,000\n.علي اینجاست\n';

describe('the console’s subtitles, one after the other', () => {
  const site = walkedSite();
  const openConsole = openConsoles(site);
  const { signIn } = site;
  const { anyFile, suggest } = suggestedSubtitles(site);

  it('who has decided one stands at the next by the keyboard, read as it was sent, and at the list after the last', async () => {
    const moderator = await signIn('moderator');
    const viewer = await signIn('viewer');
    const file = await anyFile(moderator);
    const ids: number[] = [];
    for (const language of ['fa', 'ar', 'ku']) ids.push(await suggest(viewer, file, SRT, language));
    const consolePage = await openConsole('en', moderator);
    const { page } = consolePage;
    const at = (id: number | undefined) => page.waitForURL(`**/subtitles/${id}/show`);
    const facts = (language: string) => page.locator('dd', { hasText: language }).waitFor();
    await consolePage.visit('/waiting');
    await page.getByText('Persian', { exact: true }).waitFor();
    await page.locator('[data-kind="subtitles"]').getByRole('button', { name: 'Take' }).first().click();
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
  });
});
