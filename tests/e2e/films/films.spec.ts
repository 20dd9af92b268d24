/// <reference lib="dom" />

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { freePort } from '#platform/startup/free-port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { logIn, post } from '../../support/api-client.ts';
import { startBrowser } from '../../support/browser/browser.ts';
import { Site } from '../../support/processes/site.ts';
import { takenOver } from '../../support/processes/taken-over.ts';
import { BOTH_READERS } from '../public/journey.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { Buyer } from '../support/buyer.ts';
import { Reader } from '../support/reader.ts';
import { buyPlan } from '../support/sandbox-purchase.ts';
import { chargesOf, DownloadManager, filesOfFilm, itWithAria2, volumesOf } from './download-manager.ts';

let database: TestDatabase;
let client: pg.Client;
let site: Site;
let port: number;
let dataDir: string;
let browser: Browser;

const start = () =>
  Site.start({ dataDir, port, environment: { DATABASE_URL: database.url, THROTTLING: '0', PICTURES_AHEAD: '0' } });

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'parde-films-'));
  port = await freePort();
  site = await start();
  browser = await startBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await client?.end();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

describe.each(BOTH_READERS)('a film in $language on a $device.name', ({ language, device }) => {
  it('is locked, bought, played, moved, changed in quality and subtitles, left, and gone on with elsewhere', async () => {
    const [film] = await filesOfFilm(site.url);
    const reader = await Reader.open(browser, site.url, language, device);
    const { page } = reader;
    const buyer = new Buyer(reader, `watcher_${language}`);
    await reader.join(buyer.username);
    await countScreenLocks(page);
    await page.goto(`${site.url}/play/${film!.id}`);
    await page.waitForURL('**/buy-premium/**');
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await reader.press('premium', 'buy.continue');
    await page.waitForURL('**/confirm-order2?offer=*');
    await buyer.payAtBank({ press: 'pay' });
    await buyer.waitForOutcome('paid');
    await page.getByRole('link', { name: reader.text('premium', 'payment.play'), exact: true }).click();
    await page.waitForURL(`**/play/${film!.id}`);

    const video = page.locator('video');
    await video.waitFor({ state: 'attached' });
    const at = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
    const begin = page.getByRole('button', { name: reader.text('player', 'play'), exact: true }).first();
    await eventually(async () => {
      if ((await at()) < 0.5 && (await begin.isVisible())) await begin.click({ timeout: 1_000 }).catch(() => undefined);
      expect(await at()).toBeGreaterThan(0.5);
    }, 60_000);
    expect(await page.evaluate(heldLocks)).toBe(1);
    const named = await page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(await page.title()).toContain(named);
    const before = await at();
    await page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await at()).toBeGreaterThanOrEqual(before + 15), 30_000);
    await page.keyboard.press('k');
    await eventually(async () => expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true));
    await eventually(async () => expect(await page.evaluate(heldLocks)).toBe(0));
    await choose(reader, 'quality');
    await choose(reader, 'subtitles');
    await eventually(async () => expect(await trackIn(page, 'webkitbeginfullscreen')).toBe('showing'));
    await eventually(async () => expect(await trackIn(page, 'webkitendfullscreen')).toBe('hidden'));
    const left = Math.floor(await at());
    await page.goto(site.url);
    await takenOver(page);
    expect(reader.browserErrors).toEqual([]);
    await reader.close();

    const elsewhere = await Reader.open(browser, site.url, language, device);
    await elsewhere.logIn(buyer.username);
    await elsewhere.page.goto(`${site.url}/play/${film!.id}`);
    await elsewhere.page.getByText(reader.text('player', 'resume.title')).waitFor();
    await elsewhere.press('player', 'resume');
    await eventually(async () => {
      const second = await elsewhere.page
        .locator('video')
        .evaluate((one: HTMLVideoElement) => [one.currentTime, one.paused]);
      expect(second).toEqual([expect.any(Number), false]);
      expect(second[0]).toBeGreaterThanOrEqual(left - 1);
    }, 60_000);
    if (device.name === 'phone') await touchTheFilm(elsewhere);
    expect(elsewhere.browserErrors).toEqual([]);
    await elsewhere.close();
  }, 240_000);
});

describe.each(BOTH_READERS)('a plan that ends while a film runs, in $language on a $device.name', (setup) => {
  it('is said with the way to another, which leads back to where the film stood', async () => {
    const [film] = await filesOfFilm(site.url);
    const reader = await Reader.open(browser, site.url, setup.language, setup.device);
    const { page } = reader;
    const buyer = new Buyer(reader, `lapsed_${setup.language}`);
    await reader.join(buyer.username);
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
    await buyPlan(site.url, token!, 2);
    await eventually(async () => expect(await endPlan(buyer.username, 'read', '1 hour')).toBe(1), 30_000);
    const refusal = await refuseSegmentsFrom(page, 8);
    await page.goto(`${site.url}/play/${film!.id}`);
    const video = page.locator('video');
    const at = () => video.evaluate((one: HTMLVideoElement) => one.currentTime);
    await eventually(async () => {
      await video.evaluate((one: HTMLVideoElement) => one.play());
      expect(await at()).toBeGreaterThan(0.5);
    }, 60_000);
    await video.evaluate((one: HTMLVideoElement) => {
      one.currentTime = 25;
    });
    for (const side of ['write', 'read'] as const) await endPlan(buyer.username, side, '-1 second');
    refusal.begin();

    // What was loaded is shown first.
    await page.getByRole('alert', { name: reader.text('player', 'trouble.premium') }).waitFor({ timeout: 60_000 });
    const plans = page.getByRole('link', { name: reader.text('player', 'trouble.buy'), exact: true });
    expect(await plans.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/buy-premium/${film!.id}/-`);
    const [, ended] = reader.text('premium', 'forFile.ended_other').split('}} ');
    await page.getByText(ended!).waitFor();
    await refusal.end();
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await reader.press('premium', 'buy.continue');
    await page.waitForURL('**/confirm-order2?offer=*');
    await buyer.payAtBank({ press: 'pay' });
    await buyer.waitForOutcome('paid');
    await page.getByRole('link', { name: reader.text('premium', 'payment.play'), exact: true }).click();
    await page.getByText(reader.text('player', 'resume.title')).waitFor();
    await reader.press('player', 'resume');
    await eventually(async () => expect(await at()).toBeGreaterThan(25), 30_000);
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  }, 240_000);
});

it('has all its controls on the screen, and its subtitles above them, however narrow that is', async () => {
  const { body } = await post(site.url, '/api/post/getSerial/breaking-bad-2008');
  const reader = await Reader.open(browser, site.url, 'en', { name: 'desktop', width: 640, height: 400 });
  const { page } = reader;
  await reader.join('narrow_screen');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
  await buyPlan(site.url, token!, 2);
  await eventually(async () => expect(await endPlan('narrow_screen', 'read', '1 hour')).toBe(1), 30_000);
  await page.goto(`${site.url}/play/${body.post.seasons[0].groups[0].files[0].id}`);
  const words = ['next', 'fullscreen'].map((key) => reader.text('player', key));
  for (const name of words) await page.getByRole('button', { name, exact: true }).waitFor({ state: 'attached' });
  // Then they stay.
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.pause());
  await page
    .getByRole('button', { name: reader.text('player', 'play'), exact: true })
    .first()
    .waitFor();
  for (const width of [320, 480, 568, 640, 700, 768, 1280]) {
    await page.setViewportSize({ width, height: 400 });
    expect([width, await page.evaluate(controlsOffScreen)]).toEqual([width, []]);
    expect([width, await page.evaluate(wordsOnControls)]).toEqual([width, false]);
  }
  await reader.close();
}, 240_000);

/** @returns what the controls are called that are not wholly on the screen, and where the film is if that is not. */
function controlsOffScreen(): (string | null)[] {
  const controls = [...document.querySelectorAll('[data-player] :is(button, button ~ span)')];
  const off = controls.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  return off.map((one) => one.getAttribute('aria-label') ?? one.textContent);
}

/** @returns whether the place of the subtitles, which grows upwards, begins below the edge of the controls. */
function wordsOnControls(): boolean {
  const words = document.querySelector('[data-player] [aria-live=off]')!;
  const bar = document.querySelector('[data-player] [role=slider]')!;
  return words.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
}

/** @param after an interval of PostgreSQL, from now on. @returns how many plans there were. */
async function endPlan(username: string, side: 'write' | 'read', after: string): Promise<number | null> {
  const sql = `update ${side}.membership set vip_expiration = now() + $2::interval
    where user_id = (select id from write.account where username = $1)`;
  return (await client.query(sql, [username, after])).rowCount;
}

/** From `begin` on the answer for an ended plan, which the site itself gives within a minute; what was asked for before waits for it. */
async function refuseSegmentsFrom(page: Page, first: number) {
  const begun = Promise.withResolvers<void>();
  await page.route(/\/stream\/[^/]+\/[^/]+\/\d+\.m4s$/, async (route) => {
    const segment = Number(/(\d+)\.m4s$/.exec(route.request().url())?.[1]);
    if (segment < first) return route.continue();
    await begun.promise;
    await route.fulfill({ status: 403, json: { code: 'vip' } }).catch(() => undefined);
  });
  return { begin: begun.resolve, end: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}

/** The browser's own locks, kept where the test can look at them. */
const countScreenLocks = (page: Page) =>
  page.addInitScript(() => {
    const { wakeLock } = navigator;
    const kept: WakeLockSentinel[] = [];
    Object.assign(window, { screenLocks: kept });
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const lock = await request(type);
      kept.push(lock);
      return lock;
    };
  });

function heldLocks(): number {
  const { screenLocks } = window as unknown as { screenLocks: WakeLockSentinel[] };
  return screenLocks.filter(({ released }) => !released).length;
}

/** How the chosen subtitles are shown once the browser has told that of its own full screen, as an iPhone does. */
async function trackIn(page: Page, told: string): Promise<string> {
  await page.locator('video').dispatchEvent(told);
  return page.locator('video track').evaluate((element: HTMLTrackElement) => element.track.mode);
}

/** Opens a menu of the player and takes its second choice. */
async function choose({ page, text }: Reader, menu: string): Promise<void> {
  await page.mouse.move(200, 200);
  await page
    .getByRole('button', { name: text('player', menu), exact: true })
    .first()
    .click();
  await page.getByRole('menuitemradio').nth(1).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
}

/** On a running film: a finger presses nothing that it does not see, and skips by taps in a row. */
async function touchTheFilm({ page, text }: Reader): Promise<void> {
  const [video, bar] = [page.locator('video'), page.getByRole('slider').first()];
  const at = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
  const hidden = () => eventually(async () => expect(await bar.evaluate(isSeen)).toBe(false), 30_000);
  await hidden();
  const place = await bar.boundingBox();
  const before = await at();
  await page.touchscreen.tap(30, place!.y + place!.height / 2);
  await eventually(async () => expect(await bar.evaluate(isSeen)).toBe(true));
  expect(await at()).toBeGreaterThanOrEqual(before);
  await page.getByRole('button', { name: skipOf(text, 'back'), exact: true }).tap();
  await hidden();

  await eventually(async () => {
    for (let taps = 0; taps < 3; taps++) await page.touchscreen.tap(300, 300);
    expect(await page.getByText(skipOf(text, 'forward', 20)).isVisible()).toBe(true);
  }, 30_000);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
}

const skipOf = (text: Reader['text'], side: string, seconds = 10) =>
  text('player', side).replace('{{seconds}}', seconds.toLocaleString('fa'));

function isSeen(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (getComputedStyle(part).opacity === '0') return false;
  }
  return true;
}

describe('a download manager', () => {
  itWithAria2(
    'gets whole films over sixteen connections, charged byte for byte, also when the site is killed',
    async () => {
      const token = await logIn(site.url, 'viewer@parde.local', DEMO_PASSWORD);
      await buyPlan(site.url, token, 3);
      const manager = new DownloadManager(site.url, token);
      const [first, second] = await manager.filesThatCost();
      expect(await manager.fetch(first!)).toBe(first!.checksum);
      await eventually(async () => expect(await chargesOf(client)).toEqual([first!.size]), 30_000);

      const killed = await manager.fetch(second!, async () => {
        await site.stop('SIGKILL');
        site = await start();
      });
      expect(killed).toBe(second!.checksum);
      // What the killed process had sent is known when its leases have ended.
      await eventually(async () => expect(await chargesOf(client)).toEqual([first!.size, second!.size]), 120_000);
      const [book] = await volumesOf(client);
      expect(book).toMatchObject({ used: first!.size + second!.size, reserved: 0 });
      await eventually(async () => {
        const { body } = await post(site.url, '/api/user/downloads', { page: 1, token });
        expect(body.downloads).toEqual(
          expect.arrayContaining(
            [first!, second!].map(({ id, size }) => expect.objectContaining({ file_id: id, bytes_charged: size })),
          ),
        );
      }, 30_000);
    },
    300_000,
  );
});
