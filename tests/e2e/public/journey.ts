/// <reference lib="dom" />

import type { Browser, Page } from 'playwright-core';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../support/api-client.ts';
import { startBrowser } from '../../support/browser.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { DEVICES, PASSWORD, Reader } from '../support/reader.ts';
import type { Language } from '../support/texts.ts';
import { Moderator } from './moderator.ts';

const MOVIE = '/movies/children-of-heaven-1997';
const SERIES = '/series/breaking-bad-2008';
/** The same film, typed as people type it. */
const TYPED = ['بچه‌های آسمان', 'بچه های آسمان', 'بچه‌هاي آسمان', 'children of hea', 'childern of heaven'];
const NAMES = { fa: 'بچه‌های آسمان', en: 'Children of Heaven' };

/** Whatever serves the site: one process, or a cluster behind its front. */
interface RunningSite {
  url: string;
  stop(): Promise<unknown>;
}

/** What a screen needs, and no shelf that lies far below it. */
const MAX_ELEMENTS = 1_200;
const MAX_PICTURES = 60;

let site: RunningSite;
let browser: Browser;

/** What the journeys run on, for suites beside them. */
export const running = () => ({ url: site.url, browser });

interface ReaderSetup {
  language: Language;
  device: (typeof DEVICES)[number];
}

export const ALL_READERS: ReaderSetup[] = (['fa', 'en'] as Language[]).flatMap((language) =>
  DEVICES.map((device) => ({ language, device })),
);
/** In Persian on a phone. */
export const DEFAULT_READER = ALL_READERS.filter(
  ({ language, device }) => language === 'fa' && device.name === 'phone',
);
/** In Persian on a phone, in English on a desktop. */
export const BOTH_READERS = ALL_READERS.filter(
  ({ language, device }) => (language === 'fa') === (device.name === 'phone'),
);

/** Of what runs on several processes the journeys with commands tell enough. */
type Part = 'whole' | 'commands';

/** The journeys of a reader and a moderator, with real browsers. */
export function describeJourneys(
  start: () => Promise<RunningSite>,
  readers: ReaderSetup[],
  part: Part = 'whole',
): void {
  beforeAll(async () => {
    site = await start();
    browser = await startBrowser();
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  }, 60_000);

  describe.each(readers)('a reader in $language on a $device.name', (setup) => journeysOf(setup, part));
}

/** What a reader sees who only looks. */
function lookingAround(opened: () => Reader, { language, device }: ReaderSetup): void {
  const other: Language = language === 'fa' ? 'en' : 'fa';

  it('opens a home page of real titles and changes its language without a reload', async () => {
    const reader = opened();
    const { page } = reader;
    await reader.visit('/');
    const root = page.locator('html');
    expect(await root.getAttribute('dir')).toBe(language === 'fa' ? 'rtl' : 'ltr');
    await page.locator('section a[href^="/movies/"] img').first().waitFor();
    expect(await reader.brokenPictures()).toEqual([]);
    const years = await page.locator('main').textContent();
    expect(years).toMatch(language === 'fa' ? /[۱-۹][۰-۹]{3}/ : /(19|20)\d\d/);
    expect(await wholeFonts(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true);

    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await switchLanguage(reader);
    await eventually(async () => expect(await root.getAttribute('lang')).toBe(other));
    expect(await root.getAttribute('dir')).toBe(other === 'fa' ? 'rtl' : 'ltr');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  it('begins with a hero that goes on where the reader wants it to, and builds little before that', async () => {
    const reader = opened();
    const { page } = reader;
    await reader.visit('/');
    const hero = page.getByRole('region', { name: reader.text('core', 'hero.label') });
    const slides = hero.locator('article');
    await slides.nth(1).waitFor({ state: 'attached' });
    expect(await page.locator('*').count()).toBeLessThan(MAX_ELEMENTS);
    expect(await page.locator('img').count()).toBeLessThan(MAX_PICTURES);
    const shown = () => slides.evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert));

    if (device.name === 'phone') {
      // Beyond its first slide there is none, and no page before this one.
      await swipe(reader, 'backward');
      await eventually(async () => expect(await shown()).toBe(0));
      await swipe(reader, 'forward');
    } else await hero.getByRole('button', { name: reader.text('core', 'hero.next') }).click();
    await eventually(async () => expect(await shown()).toBe(1));
    await eventually(async () => {
      const box = await slides.nth(1).boundingBox();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect([Math.round(box!.x), Math.round(box!.width)]).toEqual([0, width]);
    });
    expect(new URL(page.url()).pathname).toBe('/');
    await slides
      .nth(1)
      .getByRole('link', { name: reader.text('core', 'hero.watch') })
      .click();
    await page.waitForURL('**/play/*');
  });

  it('finds a title as one types: with typing errors, Arabic letters, with and without the half-space', async () => {
    const reader = opened();
    const { page } = reader;
    await reader.visit('/');
    await page
      .getByRole('button', { name: reader.text('core', 'nav.search') })
      .first()
      .click();
    const found = page.getByRole('option').filter({ hasText: NAMES[language] }).first();
    for (const typed of TYPED) {
      await page.getByRole('combobox').fill('');
      await found.waitFor({ state: 'detached' });
      await page.getByRole('combobox').fill(typed);
      await found.waitFor();
    }
    await found.click();
    await page.waitForURL(`**${MOVIE}`);
  });

  if (device.name === 'phone') {
    it('closes by back what is open over a page, which keeps its filters and its place', async () => {
      const reader = opened();
      const { page } = reader;
      await reader.visit('/search');
      await reader.press('search', 'filter.open');
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: reader.text('core', 'nav.movies'), exact: true }).tap();
      await page.waitForURL('**/search?type=1');
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
      const one = reader.text('search', 'filter.some').replace(/{{.*?}}/, (1).toLocaleString(language));
      await page.getByRole('button', { name: one, exact: true }).waitFor();
      expect(new URL(page.url()).search).toBe('?type=1');

      await reader.visit(SERIES);
      const basket = page.locator('a[href*="basket="]').first();
      await basket.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const top = await page.evaluate(() => scrollY);
      await basket.tap();
      await page.getByRole('dialog').waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });
  }

  it('shows all facts of a movie and of a series, with people, tabs and files', async () => {
    const reader = opened();
    const { page } = reader;
    await reader.visit(MOVIE);
    expect(await page.locator('h1').textContent()).toBe(NAMES[language]);
    await page.locator('a[href^="/person/"]').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: reader.text('title', 'tab.details'), exact: true }).click();
    await page.waitForURL(`**${MOVIE}/details`);
    await page.getByText(reader.text('title', 'fact.title'), { exact: true }).first().waitFor();

    await reader.visit(SERIES);
    await page.getByLabel(reader.text('title', 'season.label')).first().waitFor();
    const groups = page.locator('main button[aria-expanded][aria-controls]');
    await groups.first().waitFor();
    expect(await groups.count()).toBeGreaterThan(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

function journeysOf({ language, device }: ReaderSetup, part: Part): void {
  let reader: Reader;

  beforeEach(async () => {
    reader = await Reader.open(browser, site.url, language, device);
  });

  afterEach(async () => {
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  });

  if (part === 'whole') lookingAround(() => reader, { language, device });

  it('joins, rates, comments; a moderator approves; another log-in ends the session', async () => {
    const { page } = reader;
    const username = `reader_${language}_${device.name}`;
    const words = `${language} ${device.name}: the race at the end <script>alert(1)</script>`;
    await reader.join(username);

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

    await page.getByLabel(reader.text('community', 'comment.label'), { exact: true }).fill(words);
    await reader.press('community', 'comment.send');
    await page.getByText(words, { exact: true }).waitFor();
    await page.getByText(reader.text('community', 'comment.pending')).first().waitFor();

    const guest = await Reader.open(browser, site.url, language, device);
    await guest.visit(MOVIE);
    await guest.page
      .getByRole('heading', { name: guest.text('community', 'comments.title') })
      .first()
      .waitFor();
    expect(await guest.page.getByText(words, { exact: true }).count()).toBe(0);

    const before = await statistics();
    const moderator = await Moderator.open(browser, site.url, language, device);
    await moderator.approve(words);
    await eventually(async () => {
      const after = await statistics();
      expect(after.stats.comments).toBe(before.stats.comments + 1);
      // The thread is another read model's: whoever comes now has to find it there.
      const { comments } = (await post(site.url, '/api/post/comments', { post_id: after.post.id, page: 1 })).body;
      expect(comments).toContainEqual(expect.objectContaining({ body: words }));
    });
    await moderator.close();
    await guest.visit(MOVIE);
    await guest.page.getByText(words, { exact: true }).waitFor();
    expect(before.stats.votes).toBeGreaterThan(0);
    await guest.close();

    // An open page would hear of the approval, and be told there.
    await page.goto('about:blank');
    const elsewhere = await logIn(site.url, username, PASSWORD);
    // The page that opens there. Processes that only answer queries learn of both sessions, the new and the ended, by one event.
    const opened = () => post(site.url, '/api/user/info', { token: elsewhere });
    await eventually(async () => expect((await opened()).status).toBe(200));
    await page.goto(`${site.url}/user/profile-page`);
    await page.waitForURL('**/login');
    const sentence = 'your access time has reached or someone else has logged into your account please login again';
    await page.getByText(reader.text('core', sentence)).first().waitFor();
  });

  it('keeps a film from its card, follows, likes, changes a comment, and hears of the answer while the page is open', async () => {
    const username = `keeper_${language}_${device.name}`;
    const joining = await Reader.open(browser, site.url, language, device);
    await joining.join(username);
    await joining.close();

    const label = await keepAsGuest(reader, username);
    await followAndLike(reader);
    await findOnLists(reader, label);
    const words = await commentAndChangeIt(reader, `${language} ${device.name}: the shoes are lost`);
    await hearOfTheAnswer(reader);
    await showComments(reader, username, words);
    await hideComments(reader, username);
  });

  it('never shows a comment that was refused', async () => {
    const token = await logIn(site.url, 'viewer', 'parde-demo-1404');
    const words = `refused ${language} ${device.name}`;
    const comment = { post_id: (await statistics()).post.id, body: words };
    expect((await post(site.url, '/api/user/comment', { comment, token })).status).toBe(200);
    const moderator = await Moderator.open(browser, site.url, language, device);
    await moderator.refuse(words);
    await moderator.close();
    await reader.visit(MOVIE);
    await reader.page
      .getByRole('heading', { name: reader.text('community', 'comments.title') })
      .first()
      .waitFor();
    expect(await reader.page.getByText(words).count()).toBe(0);
  });
}

/** Files of the site's font that hold rare letters too, which a page without any does not load. */
function wholeFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.filter((name) => name.endsWith('.woff2') && !name.includes('-common'));
  });
}

/** A guest keeps the first film of the list by its card, logs in, and finds it kept. @returns what its button is called. */
async function keepAsGuest(reader: Reader, username: string): Promise<string> {
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

/** A member follows the series and likes it. */
async function followAndLike(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.visit(SERIES);
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
}

/** The film that was kept, and the series that is followed. @param label of the film's button. */
async function findOnLists(reader: Reader, label: string): Promise<void> {
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
async function commentAndChangeIt(reader: Reader, first: string): Promise<string> {
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
  await answered(Number((await own.first().getAttribute('id'))?.replace('comment-', '')));
  return words;
}

/** The bell tells of approval and answer while the page is open, and leads to the answer. */
async function hearOfTheAnswer(reader: Reader): Promise<void> {
  const { page, language } = reader;
  const bell = (count: string) =>
    page.getByRole('button', { name: `${reader.text('core', 'account.notifications')}: ${count}`, exact: true });
  // Told by the open connection, for nobody asks again so soon.
  await bell(language === 'fa' ? '۲' : '2').waitFor();
  await reader.visit('/user/notifications');
  expect(await accessibilityFaults(page)).toEqual([]);
  const line = page.locator('main li a').filter({ hasText: language === 'fa' ? 'پاسخ داده شد' : 'was answered' });
  await line.click();
  await page.waitForURL(`**${MOVIE}#comment-*`);
  await bell(language === 'fa' ? '۱' : '1').waitFor();
}

/** A member's page shows what they have written. */
async function showComments(reader: Reader, username: string, words: string): Promise<void> {
  await reader.visit(`/user/${username}`);
  await reader.page.getByText(words, { exact: true }).waitFor();
  expect(await accessibilityFaults(reader.page)).toEqual([]);
}

/** Until its owner hides it. */
async function hideComments(reader: Reader, username: string): Promise<void> {
  const { page } = reader;
  await reader.visit('/user/profile-page?tab=details');
  await page.getByRole('checkbox', { name: reader.text('accounts', 'part.comments'), exact: true }).uncheck();
  const hidden = () => post(site.url, '/api/user/memberComments', { username });
  await eventually(async () => expect((await hidden()).body).toMatchObject({ hidden: true, comments: [] }));
  await reader.visit(`/user/${username}`);
  await page.getByText(reader.text('accounts', 'member.nothing'), { exact: true }).waitFor();
}

/** Has a member's changed comment approved, answered by somebody else, and the answer approved. */
async function answered(commentId: number): Promise<void> {
  const moderator = await logIn(site.url, 'moderator', 'parde-demo-1404');
  const approve = async (id: number, version: number) => {
    const approval = { comments: [{ id, version }], token: moderator };
    expect((await post(site.url, '/api/console/comments/approve', approval)).body.done).toEqual([id]);
  };
  await approve(commentId, 2);
  const token = await logIn(site.url, 'viewer', 'parde-demo-1404');
  const comment = { post_id: (await statistics()).post.id, parent_id: commentId, body: 'Well seen.' };
  const answer = await post(site.url, '/api/user/comment', { comment, token });
  await approve(answer.body.comment_id, 1);
}

/** A finger over the hero, in reading direction or against it. */
async function swipe({ page, language }: Reader, towards: 'forward' | 'backward'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 260 })) });
  const [from, to] = (towards === 'forward') === (language === 'en') ? [340, 60] : [60, 340];
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
  await session.detach();
}

async function statistics() {
  return (await post(site.url, `/api/post/getMovie/${MOVIE.split('/')[2]}`)).body;
}

/** The switch stands in the header, under the other language's own name. */
async function switchLanguage({ page, text }: Reader): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('core', 'language.label') })
    .click();
}
