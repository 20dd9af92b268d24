import type { Browser } from 'playwright-core';
import { logIn, post } from '../../support/api-client.ts';
import { startBrowser } from '../../support/browser/browser.ts';
import { DEVICES, type Device, Reader } from '../support/reader.ts';
import type { Language } from '../support/texts.ts';
import { approve, beSignedOut, comment, rate, visitComments } from './journeys/commenting.ts';
import { MOVIE, statistics } from './journeys/demo-titles.ts';
import {
  commentAndChangeIt,
  findOnLists,
  followAndLike,
  hearOfTheAnswer,
  hideComments,
  keepAsGuest,
  showComments,
} from './journeys/keeping.ts';
import { describeLookingAround } from './journeys/looking-around.ts';
import { Moderator } from './moderator.ts';

/** Whatever serves the site: one process, or a cluster behind its front. */
interface RunningSite {
  url: string;
  stop(): Promise<unknown>;
}

let site: RunningSite;
let browser: Browser;

/** What the journeys run on, for suites beside them. */
export const running = () => ({ url: site.url, browser });

export interface ReaderSetup {
  language: Language;
  device: Device;
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

function journeysOf({ language, device }: ReaderSetup, part: Part): void {
  let reader: Reader;

  beforeEach(async () => {
    reader = await Reader.open(browser, site.url, language, device);
  });

  afterEach(async () => {
    expect(reader.browserErrors).toEqual([]);
    await reader.close();
  });

  if (part === 'whole') describeLookingAround(() => reader, device);

  it('joins, rates, comments; a moderator approves; another log-in ends the session', async () => {
    const username = `reader_${language}_${device.name}`;
    const words = `${language} ${device.name}: the race at the end <script>alert(1)</script>`;
    await reader.join(username);
    await rate(reader);
    await comment(reader, words);

    const guest = await Reader.open(browser, site.url, language, device);
    await visitComments(guest);
    expect(await guest.page.getByText(words, { exact: true }).count()).toBe(0);
    const moderator = await Moderator.open(browser, site.url, language, device);
    await approve(moderator, site.url, words);
    await moderator.close();
    await guest.visit(MOVIE);
    await guest.page.getByText(words, { exact: true }).waitFor();
    await guest.close();

    await beSignedOut(reader, username);
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
    const refused = { post_id: (await statistics(site.url)).post.id, body: words };
    expect((await post(site.url, '/api/user/comment', { comment: refused, token })).status).toBe(200);
    const moderator = await Moderator.open(browser, site.url, language, device);
    await moderator.refuse(words);
    await moderator.close();
    await visitComments(reader);
    expect(await reader.page.getByText(words).count()).toBe(0);
  });
}
