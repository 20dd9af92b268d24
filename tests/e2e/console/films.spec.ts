import { clipFile } from '#modules/media/testing/clips.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { post } from '../../support/api-client.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { walkedSite } from '../support/walked-site.ts';
import { openConsoles } from './open-consoles.ts';

const WAIT_MS = 60_000;

describe('the console’s films', () => {
  const site = walkedSite();
  const openConsole = openConsoles(site);
  let admin: string;
  let titleId: number;

  const titlePage = async (language: 'en' | 'fa') => {
    const page = await openConsole(language, admin);
    await page.visit(`/titles/${titleId}/show`);
    return page;
  };

  it('are sent, put on offer, replaced, retired and taken back', async () => {
    admin = await site.signIn('admin');
    const film = { token: admin, post_type: 1, name: { en: 'A Film of Ours', fa: 'فیلم ما' }, release_year: 2011 };
    titleId = (await post(site.url, '/api/console/titles', film)).body.title_id;
    const console = await titlePage('en');
    const { page } = console;
    await console.button('Add a file').waitFor({ timeout: WAIT_MS });
    await console.press('Add a file');
    await console.press('Add');
    await page.getByText('Choose a file first').waitFor();
    await page.setInputFiles('input[type=file]', clipFile('sound-only.mp4'));
    await console.press('Add');
    await page.getByText('This is not a complete MP4, MKV or WebM file').waitFor({ timeout: WAIT_MS });
    await page.setInputFiles('input[type=file]', clipFile('two-languages.mp4'));
    await console.press('Add');
    const row = page.getByRole('row', { name: /1080P WEB-DL/ });
    await row.waitFor({ timeout: WAIT_MS });
    expect(await row.innerText()).toContain('h264');
    expect(await row.innerText()).toMatch(/Persian.*English/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Actions: 1080P WEB-DL' }).click();
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    await page.setInputFiles('input[type=file]', clipFile('subtitles.mkv'));
    await console.press('Replace');
    await page.getByRole('row', { name: /hevc/ }).waitFor({ timeout: WAIT_MS });
    expect(await page.getByRole('row', { name: /1080P WEB-DL/ }).count()).toBe(1);
    await console.press('Undo');
    await page.getByRole('row', { name: /h264/ }).waitFor({ timeout: WAIT_MS });
    await page.getByRole('button', { name: 'Actions: 1080P WEB-DL' }).click();
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    await page.setInputFiles('input[type=file]', clipFile('subtitles.mkv'));
    await console.press('Replace');
    await page.getByRole('row', { name: /hevc/ }).waitFor({ timeout: WAIT_MS });

    await page.getByRole('button', { name: 'Actions: 1080P WEB-DL' }).click();
    await page.getByRole('menuitem', { name: 'Remove from the site' }).click();
    await console.press('Remove from the site');
    await page.getByText('No file has been added yet.').waitFor({ timeout: WAIT_MS });
    await console.press('Undo');
    await page.getByRole('row', { name: /hevc/ }).waitFor({ timeout: WAIT_MS });
  }, 240_000);

  it('have trailers of this computer, which the title names and the site plays', async () => {
    const console = await openConsole('en', admin);
    const { page } = console;
    await console.visit(`/titles/${titleId}`);
    const chooser = page.getByLabel('Upload a trailer (MP4)', { exact: true });
    await chooser.setInputFiles(clipFile('subtitles.mkv'));
    await page.getByText('A trailer is an MP4 file with H.264 video').waitFor({ timeout: WAIT_MS });
    await chooser.setInputFiles(clipFile('two-languages.mp4'));
    await page.getByText(/^trailer-[0-9a-f]{20}$/).waitFor({ timeout: WAIT_MS });
    expect(await accessibilityFaults(page)).toEqual([]);
    await console.press('Save');
    await console.heading('Versions').waitFor();
    const { body } = await eventually(async () => {
      const answer = await post(site.url, '/api/post/getMovie/a-film-of-ours-2011');
      expect(answer.body.post.trailers).toHaveLength(1);
      return answer;
    });
    const played = await fetch(`${site.url}/media/trailers/${body.post.trailers[0].key}.mp4`, {
      headers: { range: 'bytes=4-7' },
    });
    expect([played.status, await played.text()]).toEqual([206, 'ftyp']);
  }, 240_000);

  it('speak Persian, and leave moderators looking', async () => {
    const console = await titlePage('fa');
    await console.button('افزودن فایل').waitFor({ timeout: WAIT_MS });
    await console.page.getByRole('button', { name: /^کارها/ }).click();
    await console.page.getByRole('menuitem', { name: 'کنار گذاشتن' }).click();
    await console.page.getByText('تا چند روز می‌توانید بازش گردانید').waitFor();
    admin = await site.signIn('moderator');
    const looking = await titlePage('en');
    await looking.page.getByRole('row', { name: /hevc/ }).waitFor({ timeout: WAIT_MS });
    await eventually(async () => expect(await looking.button('Add a file').count()).toBe(0));
  }, 240_000);
});
