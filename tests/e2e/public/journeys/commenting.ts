import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { PASSWORD, type Reader } from '../../support/reader.ts';
import type { Moderator } from '../moderator.ts';
import { MOVIE, statistics } from './demo-titles.ts';

/** A member gives the movie the same grade by each criterion. */
export async function rate(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.visit(MOVIE);
  await reader.press('community', 'rate.open');
  const sliders = page.locator('#rate input[type=range]');
  expect(await sliders.count()).toBe(6);
  for (let n = 0; n < 6; n++) await sliders.nth(n).fill('8');
  await reader.press('community', 'rate.send');
  await page
    .locator('#rate')
    .getByRole('button', { name: reader.text('community', 'rate.change') })
    .waitFor();
}

/** On the page that is open; its author sees that it waits. */
export async function comment(reader: Reader, words: string): Promise<void> {
  const { page } = reader;
  await page.getByLabel(reader.text('community', 'comment.label'), { exact: true }).fill(words);
  await reader.press('community', 'comment.send');
  await page.getByText(words, { exact: true }).waitFor();
  await page.getByText(reader.text('community', 'comment.pending')).first().waitFor();
}

/** Opens the movie up to its comments. */
export async function visitComments(reader: Reader): Promise<void> {
  await reader.visit(MOVIE);
  await reader.page
    .getByRole('heading', { name: reader.text('community', 'comments.title') })
    .first()
    .waitFor();
}

/** Until the movie's count and its thread have the comment. */
export async function approve(moderator: Moderator, site: string, words: string): Promise<void> {
  const before = await statistics(site);
  expect(before.stats.votes).toBeGreaterThan(0);
  await moderator.approve(words);
  await eventually(async () => {
    const after = await statistics(site);
    expect(after.stats.comments).toBe(before.stats.comments + 1);
    // The thread is another read model's: whoever comes now has to find it there.
    const { comments } = (await post(site, '/api/post/comments', { post_id: after.post.id, page: 1 })).body;
    expect(comments).toContainEqual(expect.objectContaining({ body: words }));
  });
}

/** The member's session, by a log-in elsewhere. */
export async function beSignedOut({ page, site, text }: Reader, username: string): Promise<void> {
  // An open page would hear of what happened to its comment, and be told there.
  await page.goto('about:blank');
  const elsewhere = await logIn(site, username, PASSWORD);
  // The page that opens there. Processes that only answer queries learn of both sessions, the new and the ended, by one event.
  const opened = () => post(site, '/api/user/info', { token: elsewhere });
  await eventually(async () => expect((await opened()).status).toBe(200));
  await page.goto(`${site}/user/profile-page`);
  await page.waitForURL('**/login');
  const sentence = 'your access time has reached or someone else has logged into your account please login again';
  await page.getByText(text('core', sentence)).first().waitFor();
}
