import { get } from '../../support/api-client.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { walkedSite } from '../support/walked-site.ts';
import { openConsoles } from './open-consoles.ts';
import { suggestedSubtitles } from './suggested-subtitles.ts';

const SRT = [
  '1\n00:00:01,000 --> 00:00:04,000\n.علي اینجاست\n',
  '2\n00:00:05,000 --> 00:00:08,000\n<font color="red">كجا بودي؟</font>\n',
].join('\n');

describe('the console’s queue of subtitles', () => {
  const site = walkedSite();
  const openConsole = openConsoles(site);
  const { signIn } = site;
  const { anyFile, suggest } = suggestedSubtitles(site);

  it('a moderator answers each mend by the keyboard, sees what will be read, and publishes it', async () => {
    const moderator = await signIn('moderator');
    const id = await suggest(await signIn('viewer'), await anyFile(moderator), SRT);
    const consolePage = await openConsole('fa', moderator);
    const { page } = consolePage;
    await consolePage.visit('/');
    await page.getByRole('link', { name: 'دیدن آن‌ها' }).and(page.locator('[href$="/subtitles"]')).click();
    await page.locator(`a[href$="/subtitles/${id}/show"]`).click();
    const preview = page.locator('[data-part="preview"]');
    await preview.getByText('.علي اینجاست', { exact: true }).waitFor();
    expect(await page.locator('[data-mend]').count()).toBe(4);
    await page.keyboard.press('y');
    await page.keyboard.press('n');
    // What was answered is not lost by the browser's way back.
    await page.goBack();
    const leaving = page.getByRole('dialog', { name: 'بدون ذخیره می‌روید؟' });
    await leaving.getByRole('button', { name: 'ماندن در همین صفحه' }).click();
    await leaving.waitFor({ state: 'hidden' });
    // Enter publishes nothing that is not answered.
    await page.keyboard.press('Enter');
    await page.getByText('۲ اصلاح هنوز بی‌پاسخ است؛ با A بقیه پذیرفته می‌شود').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await preview.getByText('.علی اینجاست', { exact: true }).waitFor();
    await page.keyboard.press('a');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('زیرنویس منتشر شد').waitFor();
    const shown = await get(site.url, `/api/console/subtitles/${id}`, { authorization: `Bearer ${moderator}` });
    expect(shown.body).toMatchObject({ state: 'published', decided_by: 'moderator' });
    // It is taken down after a question, waits again, and is listed so at once.
    await page.getByRole('tab', { name: 'منتشرشده' }).click();
    await page.locator(`a[href$="/subtitles/${id}/show"]`).click();
    await consolePage.press('برداشتن زیرنویس');
    const dialog = page.getByRole('dialog', { name: 'این زیرنویس برداشته شود؟' });
    await dialog.getByText(/دوباره دیده خواهد شد|چیزی به جای آن دیده نخواهد شد/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'برداشتن', exact: true }).click();
    await page.getByText('زیرنویس برداشته شد و دوباره در انتظار است').waitFor();
    await page.getByRole('button', { name: 'انتشار', exact: true }).waitFor();
    await page.getByRole('link', { name: 'زیرنویس‌ها' }).first().click();
    await page.locator(`a[href$="/subtitles/${id}/show"]`).waitFor();
  });

  it('a subtitle whose letters look wrong is read in another charset', async () => {
    const moderator = await signIn('moderator');
    const words = '\u0633\u0644\u0627\u0645';
    const latin = new TextDecoder('windows-1252').decode(Buffer.from('d3e1c7e3', 'hex'));
    const bytes = Buffer.from(`1\n00:00:01,000 --> 00:00:04,000\n${latin}\n`, 'latin1');
    const id = await suggest(await signIn('viewer'), await anyFile(moderator), bytes);
    const consolePage = await openConsole('en', moderator);
    const { page } = consolePage;
    await consolePage.visit(`/subtitles/${id}/show`);
    const preview = page.locator('[data-part="preview"]');
    const readAs = async (charset: string) => {
      await page.getByLabel('Read as').click();
      await page.getByRole('option', { name: charset }).click();
    };
    await preview.getByText(words).waitFor();
    await readAs('Western, Windows-1252');
    await preview.getByText(latin).waitFor();
    // What is no subtitle in a charset is said, and read as before.
    await readAs('Unicode (UTF-16, little-endian)');
    await page.getByText('This file is no SRT, VTT or ASS subtitle').waitFor();
    await preview.getByText(words).waitFor();
  });

  it('a subtitle is uploaded for a file, and refused with a reason', async () => {
    const moderator = await signIn('moderator');
    const fileId = await anyFile(moderator);
    const consolePage = await openConsole('en', moderator);
    const { page } = consolePage;
    await consolePage.visit('/subtitles');
    await consolePage.press('Upload a subtitle');
    await consolePage.fill('Number of the file', String(fileId));
    const bytes = Buffer.from(`${SRT}\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'a.srt', mimeType: 'text/plain', buffer: bytes });
    await consolePage.press('Upload');
    await page.getByText('As viewers will read it').waitFor();
    await consolePage.press('Refuse the subtitle');
    await consolePage.fill('Reason', 'Another film');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click();
    await page.getByText('The subtitle was refused').waitFor();
    await consolePage.visit('/subtitles');
    await page.getByRole('tab', { name: 'Refused' }).click();
    await page.getByRole('row').nth(1).waitFor();
  });
});
