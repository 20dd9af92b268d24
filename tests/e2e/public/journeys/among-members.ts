import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { get, logIn, post } from '../../../support/api-client.ts';
import { variantsInTurn } from '../../../support/runner/long-suites.ts';
import { accessibilityFaults } from '../../support/accessibility.ts';
import { Reader } from '../../support/reader.ts';
import type { ReaderSetup } from '../journey.ts';
import { MOVIE, statistics } from './demo-titles.ts';

/** Long before the end of any film of the demo, and later than a reader who has seen nothing. */
const MINUTE = 40;
/** Of no film; each journey has its own. */
const FILM_IDS = { fa: 'tt9900001', en: 'tt9900002' };

/** What one member does, and others see or are told of. */
export function describeAmongMembers(running: () => { url: string; browser: Browser }, readers: ReaderSetup[]): void {
  describe.each(variantsInTurn(readers, process.env['LONG']))(
    'a member among others, in $language on a $device.name',
    ({ language, device }) => {
      let reader: Reader;

      beforeEach(async () => {
        reader = await Reader.open(running().browser, running().url, language, device);
      });

      afterEach(async () => {
        expect(reader.browserErrors).toEqual([]);
        await reader.close();
      });

      it('reads what somebody said of a minute once they have come so far, or ask for it', async () => {
        const words = `The race of minute ${MINUTE}, ${language}`;
        const id = await sayOfMinute(reader.site, words);
        await findClosed(reader, id, words);
        await askForIt(reader, id, words);
        await reader.join(`latecomer_${language}`);
        await findClosed(reader, id, words);
        await watchToTheEnd(reader);
        await eventually(async () => {
          await reader.visit(MOVIE);
          await commentOf(reader, id).getByText(words, { exact: true }).waitFor({ timeout: 10_000 });
        }, 60_000);
      });

      it('wishes for the film that another wishes for, and both hear of the answer, once', async () => {
        const filmId = FILM_IDS[language];
        const first = await logIn(reader.site, 'viewer', DEMO_PASSWORD);
        await post(reader.site, '/api/user/addRequest', { type: 1, link: filmId, token: first });
        await reader.join(`sponsor_${language}`);
        await wish(reader, filmId);
        await accept(reader.site, filmId);
        await hearOnce(reader, filmId);
        for (const token of [first, await tokenOf(reader)]) expect(await toldOf(reader.site, token, filmId)).toBe(1);
      });
    },
  );
}

const commentOf = ({ page }: Reader, id: number) => page.locator(`#comment-${id}`);

/** A comment on the movie, approved. @returns its id. */
async function sayOfMinute(site: string, body: string): Promise<number> {
  const token = await logIn(site, 'viewer', DEMO_PASSWORD);
  const comment = { post_id: (await statistics(site)).post.id, body, place: { minute: MINUTE } };
  const { comment_id: id } = (await post(site, '/api/user/comment', { comment, token })).body;
  const moderator = await logIn(site, 'moderator', DEMO_PASSWORD);
  const approval = { comments: [{ id, version: 1 }], token: moderator };
  expect((await post(site, '/api/console/comments/approve', approval)).body.done).toEqual([id]);
  return id;
}

/** Its words are not even in the page. */
async function findClosed(reader: Reader, id: number, words: string): Promise<void> {
  const [closed] = reader.text('community', 'comment.locked').split('{{minute');
  await eventually(async () => {
    await reader.visit(MOVIE);
    await commentOf(reader, id).getByText(closed!.trim()).waitFor({ timeout: 10_000 });
  }, 60_000);
  expect(await reader.page.content()).not.toContain(words);
  expect(await accessibilityFaults(reader.page)).toEqual([]);
}

async function askForIt(reader: Reader, id: number, words: string): Promise<void> {
  const comment = commentOf(reader, id);
  await comment.getByRole('button', { name: reader.text('community', 'comment.reveal'), exact: true }).click();
  await comment.getByText(words, { exact: true }).waitFor();
}

/** As the player says it. */
async function watchToTheEnd(reader: Reader): Promise<void> {
  const [{ id: fid }] = (await statistics(reader.site)).post.files;
  const token = await tokenOf(reader);
  const { session } = (await post(reader.site, '/api/user/startPlaying', { fid, token })).body;
  const report = { time: 1_000_000, fid, session, sequence: 1, token };
  expect((await post(reader.site, '/api/playtime', report)).body.recorded).toBe(true);
}

async function tokenOf({ page }: Reader): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
}

/** By the address of the film's page, with the digits of a Persian keyboard; who else wishes is said before anything is sent. */
async function wish(reader: Reader, filmId: string): Promise<void> {
  const { page, language } = reader;
  const count = (key: string, members: number) =>
    reader.text('requests', key).replace('{{members}}', members.toLocaleString(language));
  const address = `https://www.imdb.com/title/${filmId}/?ref_=nv`.replace(
    /\d/g,
    (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!,
  );
  await reader.visit('/user/request');
  await reader.fill('requests', 'form.link', address);
  await page.getByText(count('found.wished_one', 1), { exact: true }).waitFor();
  await reader.press('requests', 'form.send');
  const row = page.locator('main li').filter({ hasText: filmId }).first();
  await row.getByText(count('wished_other', 2), { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** A moderator's answer to all who wish for it; said again it is none. */
async function accept(site: string, filmId: string): Promise<void> {
  const token = await logIn(site, 'moderator', DEMO_PASSWORD);
  const filter = encodeURIComponent(JSON.stringify({ q: filmId }));
  const [{ id, version }] = (
    await get(site, `/api/console/requests?filter=${filter}`, { authorization: `Bearer ${token}` })
  ).body;
  const answer = { requests: [{ id, version }], answer: 'accepted', token };
  expect((await post(site, '/api/console/requests/answer', answer)).body.done).toEqual([id]);
  expect((await post(site, '/api/console/requests/answer', answer)).body.done).toEqual([]);
}

/** The line of the bell leads to the wish and its answer. */
async function hearOnce(reader: Reader, filmId: string): Promise<void> {
  const { page, language } = reader;
  const line = page
    .locator('main li a')
    .filter({ hasText: filmId })
    .filter({ hasText: language === 'fa' ? 'پذیرفته شد' : 'was accepted' });
  await eventually(async () => {
    await reader.visit('/user/notifications');
    await line.first().waitFor({ timeout: 10_000 });
  }, 60_000);
  expect(await line.count()).toBe(1);
  await line.click();
  await page.waitForURL('**/user/request');
  const own = page.locator('main li').filter({ hasText: filmId }).first();
  await own.getByText(reader.text('requests', 'state.accepted'), { exact: true }).waitFor();
}

/** How many notifications of a member name the film. */
async function toldOf(site: string, token: string, filmId: string): Promise<number> {
  const { notifications } = (await post(site, '/api/user/notifications', { token })).body;
  return notifications.filter(({ text }: { text: { en: string } }) => text.en.includes(filmId)).length;
}
