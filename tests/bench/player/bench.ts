/*
 * npm run bench:player: from the tap on Watch to the first frame, on the built site, as phones on slow lines have it.
 * Each start is a viewer's first: a new browser profile, nothing cached but what the title page has brought, which is
 * read for some seconds on the same line.
 */
import { devices } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../services/modules/accounts/demo/demo-accounts.ts';
import { buyPlan } from '../../e2e/support/sandbox-purchase.ts';
import { logIn, post } from '../../support/api-client.ts';
import { startBrowser } from '../../support/browser/browser.ts';
import { Site } from '../../support/processes/site.ts';
import { median } from '../measure/figures.ts';

const FILM = 'inception-2010';
const STARTS = Number(process.env['STARTS'] ?? 9);
const BAR_MS = 1_000;
/** Of reading about the film before the tap. */
const READING_MS = Number(process.env['READING_MS'] ?? 5_000);
const kilobits = (n: number) => (n * 1_000) / 8;
/** Those of the field: what Lighthouse takes for a phone, and Chrome's faster one. The processor is slowed as it does. */
const PROFILES = [
  { name: 'slow 4G, processor at a quarter', latency: 150, downloadThroughput: kilobits(1_638.4), cpu: 4 },
  { name: 'fast 4G, processor at a quarter', latency: 85, downloadThroughput: kilobits(9_000), cpu: 4 },
  { name: 'not throttled', latency: 0, downloadThroughput: -1, cpu: 1 },
];

const say = (line: string) => process.stdout.write(`${line}\n`);

const site = await Site.start({ environment: { THROTTLING: '0' } });
const browser = await startBrowser();
const token = await logIn(site.url, 'viewer@parde.local', DEMO_PASSWORD);
try {
  await buyPlan(site.url, token, 3);
  const { body } = await post(site.url, `/api/post/getMovie/${FILM}`);
  const watch = `/movies/${body.post.slug}`;
  for (const profile of PROFILES) {
    const times: number[] = [];
    for (let n = 0; n < STARTS; n++) times.push(await timeOfStart(watch, profile));
    const bar = profile.cpu > 1 ? ` (bar ${BAR_MS} ms)` : '';
    say(`${profile.name}: p50 ${Math.round(median(times))} ms${bar}; all ${times.map(Math.round).join(' ')}`);
  }
} finally {
  await browser.close();
  await site.stop();
}

/** @returns milliseconds from the tap to the first frame that moves. */
async function timeOfStart(path: string, profile: (typeof PROFILES)[number]): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
  try {
    await context.addCookies([{ name: 'token', value: token, url: site.url }]);
    const page = await context.newPage();
    // Each start is the first: where this one was left is not told.
    await page.addInitScript(() => {
      navigator.sendBeacon = () => true;
    });
    const devtools = await context.newCDPSession(page);
    const { latency, downloadThroughput, cpu } = profile;
    await devtools.send('Network.enable');
    // A route of Playwright's would switch the browser's cache off.
    await devtools.send('Network.setBlockedURLs', { urls: ['*/api/playtime'] });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput: downloadThroughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`${site.url}${path}`);
    const link = page.locator('a[href^="/play/"]').first();
    await link.waitFor();
    await page.waitForTimeout(READING_MS);
    await page.evaluate(() => {
      const seen = window as unknown as { tapped: number; shown: number };
      addEventListener('click', () => (seen.tapped = performance.now()), { capture: true, once: true });
      const wait = () => {
        const video = document.querySelector('video');
        if (video && video.currentTime > 0 && video.readyState >= 2) seen.shown = performance.now();
        else requestAnimationFrame(wait);
      };
      wait();
    });
    await link.tap();
    await page.waitForFunction(() => 'shown' in window, undefined, { timeout: 60_000 });
    return await page.evaluate(() => {
      const { tapped, shown } = window as unknown as { tapped: number; shown: number };
      return shown - tapped;
    });
  } finally {
    await context.close();
  }
}
