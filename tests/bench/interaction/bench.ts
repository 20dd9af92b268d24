/// <reference lib="dom" />
/*
 * npm run bench:interaction: how long the main thread of a phone is busy at a time while a page opens, and how long a reader waits for the
 * next frame after each tap and key (INP): search, filter, rating. The processor is slowed to a quarter, as Lighthouse does; the
 * middle of the rounds counts.
 */
import { devices, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../services/modules/accounts/demo/demo-accounts.ts';
import { textsOf } from '../../e2e/support/texts.ts';
import { logIn } from '../../support/api-client.ts';
import { startBrowser } from '../../support/browser/browser.ts';
import { Site } from '../../support/processes/site.ts';
import { median } from '../measure/figures.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SLOWED = 4;
const BAR_MS = 200;
const QUIET_MS = 3_000;
const KEY_MS = 120;
const FILM = '/movies/inception-2010';
const text = textsOf('fa');

/** What the page notes of itself, from its first script on. */
interface Noted {
  tasks: number[];
  interactions: number[];
}
declare global {
  interface Window {
    noted: Noted;
  }
}

interface Step {
  name: string;
  path: string;
  /** Absent: only the opening is looked at. */
  act?: (page: Page) => Promise<void>;
  /** What is done opens another page, whose tasks are looked at in place of those of the first. */
  leaves?: true;
}

/** Presses the first that is seen of such links. */
const follow = (links: string) => (page: Page) => page.locator(`${links}:visible`).first().tap();

const STEPS: Step[] = [
  { name: 'home opens', path: '/' },
  { name: 'a list opens', path: '/movies' },
  { name: 'a title opens', path: FILM },
  { name: 'search opens', path: '/search' },
  { name: 'from home to a list', path: '/', act: follow('nav a[href="/movies"]'), leaves: true },
  {
    name: 'from a list to a title',
    path: '/movies',
    act: follow('main a[href^="/movies/"]:not([href*="/genre/"])'),
    leaves: true,
  },
  { name: 'from a title back to home', path: FILM, act: follow('nav a[href="/"]'), leaves: true },
  {
    name: 'search: opening the box, six letters',
    path: '/',
    act: async (page) => {
      await page
        .getByRole('button', { name: text('core', 'nav.search') })
        .first()
        .tap();
      await page.getByRole('combobox').waitFor();
      await page.keyboard.type('godfat', { delay: KEY_MS });
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'filter: opening the sheet, a type, a genre',
    path: '/search',
    act: async (page) => {
      await page
        .getByRole('button', { name: text('search', 'filter.open') })
        .first()
        .tap();
      const sheet = page.getByRole('dialog');
      await sheet
        .getByRole('button', { name: text('core', 'nav.movies') })
        .first()
        .tap();
      await page.waitForTimeout(QUIET_MS / 3);
      await sheet.getByRole('button', { name: 'درام' }).first().tap();
    },
  },
  {
    name: 'rating: opening the form, six grades, sending',
    path: FILM,
    act: async (page) => {
      // From the second round on the viewer has rated it.
      const button = (key: 'rate.open' | 'rate.change') => page.getByRole('button', { name: text('community', key) });
      const open = button('rate.open').or(button('rate.change')).first();
      // Whoever scrolls to it sees it before they press it; what lies there is drawn meanwhile.
      await open.scrollIntoViewIfNeeded();
      await page.waitForTimeout(QUIET_MS / 3);
      await open.tap();
      const sliders = page.locator('#rate input[type=range]');
      for (let n = 0; n < 6; n++) {
        await sliders.nth(n).focus();
        await page.keyboard.press('ArrowLeft', { delay: KEY_MS });
      }
      await page
        .locator('#rate')
        .getByRole('button', { name: text('community', 'rate.send') })
        .tap();
    },
  },
];

const say = (line: string) => process.stdout.write(`${line}\n`);
const site = await Site.start({ environment: { THROTTLING: '0' } });
const browser = await startBrowser();
const token = await logIn(site.url, 'viewer@parde.local', DEMO_PASSWORD);
try {
  say('| | longest task while it opens | of them over 50 ms, together | slowest tap or key until the next frame |');
  say('| --- | --- | --- | --- |');
  for (const step of STEPS) {
    const rounds: Noted[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await take(step));
    const middle = (figure: (noted: Noted) => number) => Math.round(median(rounds.map(figure)));
    const longest = middle(({ tasks }) => Math.max(0, ...tasks));
    const together = middle(({ tasks }) => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0));
    const slowest = step.act ? `${middle(({ interactions }) => Math.max(0, ...interactions))} ms` : '';
    say(`| ${step.name} | ${longest} ms | ${together} ms | ${slowest} |`);
  }
  say(
    `bar: ${BAR_MS} ms for a task and for a frame; ${ROUNDS} rounds each, Persian, a phone at a quarter of this machine's speed`,
  );
} finally {
  await browser.close();
  await site.stop();
}

async function take({ path, act, leaves }: Step): Promise<Noted> {
  const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    await context.addCookies([
      { name: 'token', value: token, url: site.url },
      { name: 'lang', value: 'fa', url: site.url },
    ]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.noted = { tasks: [], interactions: [] };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.noted.tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
          if (entry.interactionId) window.noted.interactions.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${site.url}${path}`);
    await page.waitForTimeout(QUIET_MS);
    const opening = await noted(page);
    await act?.(page);
    if (act) await page.waitForTimeout(leaves ? QUIET_MS : QUIET_MS / 3);
    const { tasks, interactions } = await noted(page);
    return { tasks: leaves ? tasks.slice(opening.tasks.length) : opening.tasks, interactions };
  } finally {
    await context.close();
  }
}

function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => window.noted);
}
