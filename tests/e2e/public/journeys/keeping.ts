import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { accessibilityFaults } from '../../support/accessibility.ts';
import type { Reader } from '../../support/reader.ts';
import { MOVIE, SERIES, statistics } from './demo-titles.ts';

/** A guest keeps the first film of the list by its card, logs in, and finds it kept. @returns what its button is called. */
export async function keepAsGuest(reader: Reader, username: string): Promise<string> {
  const { page } = reader;
  await reader.visit('/movies');
  const [begins] = reader.text('library', 'card.later').split('{{title}}');
  const button = page.locator(`main button[aria-label^="${begins}"]`).first();
  // The buttons come with a sign of a hand, once somebody looks for one: that is after the page and its pictures.
  let moves = 0;
  await eventually(async () => {
    moves += 1;
    await page.mouse.move(100 + 10 * (moves % 20), 500);
    expect(await button.count()).toBe(1);
  }, 60_000);
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await page.waitForURL('**/login');
  await reader.logIn(username);
  await page.waitForURL('**/movies');
  await page.getByRole('button', { name: label, exact: true, pressed: true }).first().waitFor();
  return label;
}

/** A member follows the series and likes it; what stands below stays where it was. */
export async function followAndLike(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.visit(SERIES);
  const placeOfTabs = () =>
    page.evaluate(() => document.getElementById('title-tabs')!.getBoundingClientRect().top + scrollY);
  await page
    .getByRole('button', { name: reader.text('community', 'like.title') })
    .first()
    .waitFor();
  const place = await placeOfTabs();
  await reader.press('library', 'series.off');
  await page.getByRole('button', { name: reader.text('library', 'series.on'), exact: true }).waitFor();
  await page
    .getByRole('button', { name: reader.text('community', 'like.title') })
    .first()
    .click();
  await page
    .locator('header button[aria-pressed=true]', { has: page.locator('svg') })
    .first()
    .waitFor();
  expect(await placeOfTabs()).toBeCloseTo(place, 0);
}

/** The film that was kept, and the series that is followed. @param label of the film's button. */
export async function findOnLists(reader: Reader, label: string): Promise<void> {
  const { page } = reader;
  // Processes apart, under load, may show the list a moment before they have it.
  await eventually(async () => {
    await reader.visit('/user/download-list');
    await page.getByRole('button', { name: label, exact: true, pressed: true }).waitFor({ timeout: 10_000 });
  }, 60_000);
  await eventually(async () => {
    await reader.visit('/user/download-list?show=series');
    await page.locator(`main a[href="${SERIES}"]`).first().waitFor({ timeout: 10_000 });
  }, 60_000);
}

/** A member's comment is changed, approved and answered. @returns its words. */
export async function commentAndChangeIt(reader: Reader, first: string): Promise<string> {
  const { page } = reader;
  // A link of some length, as people paste them.
  const words = `${first}, and found https://example.org/${'x'.repeat(120)}`;
  await reader.visit(MOVIE);
  await reader.fill('community', 'comment.label', first);
  await reader.press('community', 'comment.send');
  const own = page.locator('article[id^=comment-]').filter({ hasText: first });
  await own.getByRole('button', { name: reader.text('community', 'comment.actions') }).click();
  await page.getByRole('menuitem', { name: reader.text('community', 'comment.edit'), exact: true }).click();
  await page.locator('article[id^=comment-] textarea').fill(words);
  await reader.fitsSmallestPhone();
  await reader.press('community', 'comment.edit.send');
  await page.getByText(words, { exact: true }).waitFor();
  await answered(reader.site, Number((await own.first().getAttribute('id'))?.replace('comment-', '')));
  return words;
}

/** The bell tells of approval and answer while the page is open, and leads to the answer. */
export async function hearOfTheAnswer(reader: Reader): Promise<void> {
  const { page, language } = reader;
  const bell = (count: string) =>
    page.getByRole('button', { name: `${reader.text('core', 'account.notifications')}: ${count}`, exact: true });
  // Told by the open connection, for nobody asks again so soon.
  await bell(language === 'fa' ? '۲' : '2').waitFor();
  await reader.visit('/user/notifications');
  expect(await accessibilityFaults(page)).toEqual([]);
  const line = page
    .locator('main li a')
    .filter({ hasText: language === 'fa' ? 'پاسخ داده شد' : 'replied to your comment' });
  await line.click();
  await page.waitForURL(`**${MOVIE}#comment-*`);
  await bell(language === 'fa' ? '۱' : '1').waitFor();
}

/** A member's page shows what they have written. */
export async function showComments(reader: Reader, username: string, words: string): Promise<void> {
  await reader.visit(`/user/${username}`);
  await reader.page.getByText(words, { exact: true }).waitFor();
  expect(await accessibilityFaults(reader.page)).toEqual([]);
}

/** Until its owner hides it. */
export async function hideComments(reader: Reader, username: string): Promise<void> {
  const { page } = reader;
  await reader.visit('/user/profile-page?tab=details');
  await page.getByRole('checkbox', { name: reader.text('accounts', 'part.comments'), exact: true }).uncheck();
  const hidden = () => post(reader.site, '/api/user/memberComments', { username });
  await eventually(async () => expect((await hidden()).body).toMatchObject({ hidden: true, comments: [] }));
  await reader.visit(`/user/${username}`);
  await page.getByText(reader.text('accounts', 'member.nothing'), { exact: true }).waitFor();
}

/** Has a member's changed comment approved, answered by somebody else, and the answer approved. */
async function answered(site: string, commentId: number): Promise<void> {
  const moderator = await logIn(site, 'moderator', 'parde-demo-1404');
  const approve = async (id: number, version: number) => {
    const approval = { comments: [{ id, version }], token: moderator };
    expect((await post(site, '/api/console/comments/approve', approval)).body.done).toEqual([id]);
  };
  await approve(commentId, 2);
  const token = await logIn(site, 'viewer', 'parde-demo-1404');
  const comment = { post_id: (await statistics(site)).post.id, parent_id: commentId, body: 'Well seen.' };
  const answer = await post(site, '/api/user/comment', { comment, token });
  await approve(answer.body.comment_id, 1);
}
