/*
 * npm run bench:soak: half an hour of everything that visitors and members do, on the real titles, by the minute; before it, searches
 * from the first second after a start. Nothing here fails because something is slow.
 */
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import pg from 'pg';
import { onEnd, runToEnd } from '../cleanup.ts';
import { Caller } from '../measure/paced.ts';
import { readRealTitles, TITLES_FILE } from '../real-titles.ts';
import { putTable } from '../report/put-table.ts';
import { logIn } from '../site/accounts.ts';
import { listedTitles, type Title } from '../site/catalogue.ts';
import { importTitles } from '../site/import-titles.ts';
import { givenMembers } from '../site/members.ts';
import { downloadLink } from '../site/premium.ts';
import { startScratchDatabase } from '../site/scratch-database.ts';
import { type SiteProcess, startSite } from '../site/site-process.ts';
import { terminal } from '../terminal.ts';
import { searchesBySecond } from './just-started.ts';
import { type Minute, minuteOf } from './minutes.ts';
import { readSettings, type SoakSettings, USAGE } from './settings.ts';
import { driftLine, minutesTable, startedTable } from './table.ts';
import { habitsOf, type Visited } from './visitors.ts';

const WATCHERS = 640;
const STARTED_SECONDS = 12;

async function run(settings: SoakSettings): Promise<void> {
  if (!readRealTitles()) {
    terminal.step(`SKIPPED: ${TITLES_FILE} is not there; BENCH_TITLES names another file of titles`);
    return;
  }
  const secret = randomBytes(32).toString('hex');
  const { url: databaseUrl } = await startScratchDatabase();
  const options = { databaseUrl, environment: { TOKEN_SECRET: secret } };
  const first = await startSite(options);
  const client = new pg.Client(databaseUrl);
  client.on('error', () => undefined);
  await client.connect();
  onEnd(() => client.end());
  terminal.step('importing the real titles');
  await importTitles(TITLES_FILE, { databaseUrl, client, onStep: terminal.doing });
  // At once, as after an update: nobody has gathered statistics, nothing is kept.
  await first.stop();
  const site = await startSite(options);
  const titles = await listedTitles(client);
  terminal.step(`searches from the first second on, ${titles.length.toLocaleString('en')} titles`);
  const seconds = await searchesBySecond(site.url, titles, STARTED_SECONDS);
  const started = startedTable(seconds);
  terminal.out(started);
  const habits = habitsOf(await meet(site, client, titles, secret));
  terminal.step(`${settings.minutes} minutes of ${habits.map(({ name }) => name).join(', ')}`);
  const minutes: Minute[] = [];
  for (let minute = 0; minute < settings.minutes; minute++) {
    terminal.doing(`minute ${minute + 1} of ${settings.minutes}`);
    minutes.push(await minuteOf(habits, minute, { site, client }));
  }
  const machine = `${os.cpus().length} cores, Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}.`;
  const text = [started, minutesTable(habits, minutes), driftLine(habits, minutes), machine].join('\n\n');
  terminal.out(text);
  if (settings.write) putTable('bench:soak', text);
}

/** Who visits, and what they may. */
async function meet(site: SiteProcess, client: pg.Client, titles: Title[], secret: string): Promise<Visited> {
  const caller = new Caller(site.url);
  onEnd(() => caller.close());
  const [viewer, moderator] = [await logIn(caller, 'viewer'), await logIn(caller, 'moderator')];
  const { rows } = await client.query<{ id: number }>('select id from read.release_file order by id limit $1', [
    WATCHERS,
  ]);
  const films = rows.map(({ id }) => id);
  const download = await downloadLink(caller, client, viewer, films[0]!);
  const watchers = await givenMembers(client, WATCHERS, secret);
  return { caller, client, titles, tokens: { viewer, moderator }, watchers, films, download };
}

await runToEnd(async () => {
  const settings = readSettings(process.argv.slice(2));
  if (settings === 'help') terminal.out(USAGE);
  else await run(settings);
});
