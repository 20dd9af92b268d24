import pg from 'pg';
import type { BenchContext } from './bench-context.ts';
import { onEnd } from './cleanup.ts';
import { Caller } from './measure/paced.ts';
import { inRounds, type Outcome, type Probe } from './measure/rounds.ts';
import { fillPlainSchema } from './plain-sql/schema.ts';
import { PAGE } from './plain-sql/statements.ts';
import type { Settings } from './settings.ts';
import { logIn } from './site/accounts.ts';
import { readCatalogue } from './site/catalogue.ts';
import { type ImportFigures, importTitles } from './site/import-titles.ts';
import { caughtUp } from './site/read-models.ts';
import { type ScratchDatabase, startScratchDatabase } from './site/scratch-database.ts';
import { type PeakMemory, type SiteProcess, startSite } from './site/site-process.ts';
import { terminal } from './terminal.ts';
import { startServer } from './units/start-unit.ts';
import { commentProbes } from './workloads/comment-probes.ts';
import { type CommentVisibility, watchComments } from './workloads/comment-visibility.ts';
import { libraryProbes } from './workloads/library-probes.ts';
import { deepProbes, genreProbes, homeProbes, searchProbes, titleProbes, unitProbes } from './workloads/read-probes.ts';
import { type SearchScores, scoreSearches } from './workloads/search-scores.ts';

/** What others are compared with: measured in every run. */
const UNITS = new Set(['bare node:http', 'bare node:http, POST']);

/** What was measured, or why it was not. */
export type Attempted<T> = { value: T } | { error: string };

export interface Figures {
  titles: number;
  outcomes: Map<string, Outcome>;
  imported: Attempted<ImportFigures>;
  visibility: Attempted<CommentVisibility>;
  scores: Attempted<SearchScores>;
  peakMemory: PeakMemory | null;
  /** Milliseconds. */
  coldStarts: Attempted<number[]>;
  firstStart: number;
}

export async function measure(settings: Settings): Promise<Figures> {
  terminal.step('starting PostgreSQL and the site on a scratch folder');
  const database = await startScratchDatabase();
  const site = await startSite({ databaseUrl: database.url, profile: settings.profile });
  const client = await connect(database.url);
  terminal.step(`the site is up after ${(site.readyAfter / 1_000).toFixed(1)} s, migrations and demo data included`);
  const imported = await tried(() => importGiven(settings, database.url, client));
  const context = await prepare(settings, { database, site, client });
  const outcomes = await measureRates(context);
  terminal.step('watching comments on their way to the screen, then what searches find');
  const visibility = await tried(() => wanted(settings, 'comments', () => watchComments(context, terminal.doing)));
  const scores = await tried(() => wanted(settings, 'W3', () => scoreSearches(context, terminal.doing)));
  const peakMemory = site.peakMemory();
  context.caller.close();
  await client.end();
  await site.stop();
  await database.release();
  terminal.step('starting the site on existing data');
  const coldStarts = await tried(() => startAgain(settings.coldStarts));
  const titles = context.catalogue.titles.length;
  return { titles, outcomes, imported, visibility, scores, peakMemory, coldStarts, firstStart: site.readyAfter };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  // The server is stopped under it when the run is cut off.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function tried<T>(work: () => Promise<T>): Promise<Attempted<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    terminal.step(`not measured: ${message}`);
    return { error: message };
  }
}

function wanted<T>({ only }: Settings, name: string, work: () => Promise<T>): Promise<T> {
  if (only && !name.includes(only)) throw new Error('left out by --only');
  return work();
}

async function importGiven({ titles }: Settings, databaseUrl: string, client: pg.Client): Promise<ImportFigures> {
  await caughtUp(client, (lag) => terminal.doing(`the demo data: ${lag} events to go`));
  if (!titles) throw new Error('no import was measured: BENCH_TITLES names no file');
  terminal.step('importing the titles of BENCH_TITLES while the site runs');
  return importTitles(titles, { databaseUrl, client, onStep: terminal.doing });
}

interface Started {
  database: ScratchDatabase;
  site: SiteProcess;
  client: pg.Client;
}

async function prepare(settings: Settings, { database, site, client }: Started): Promise<BenchContext> {
  terminal.step('filling the tables of plain SQL with the same titles');
  await fillPlainSchema(client, PAGE, (label) => terminal.doing(`plain SQL: ${label}`));
  terminal.doing('vacuum analyze, which autovacuum would do within minutes');
  await client.query('vacuum analyze');
  terminal.doing('waiting until the site has drawn its pictures');
  await site.settled();
  const environment = { BENCH_DATABASE_URL: database.url };
  const [node, posts, fastify, nest, plain] = await Promise.all([
    startServer('node-http'),
    startServer('node-http-post', { BENCH_SITE_URL: site.url }),
    startServer('bare-fastify'),
    startServer('nest-fastify'),
    startServer('plain-sql', environment),
  ]);
  const caller = new Caller(site.url);
  onEnd(() => caller.close());
  const tokens = { viewer: await logIn(caller, 'viewer'), moderator: await logIn(caller, 'moderator') };
  const catalogue = await readCatalogue(client);
  const servers = { site: { url: site.url, pid: site.pid }, plain, node, posts, fastify, nest };
  return { settings, servers, site, databaseUrl: database.url, client, caller, catalogue, tokens };
}

async function measureRates(context: BenchContext): Promise<Map<string, Outcome>> {
  const { settings, catalogue } = context;
  const probes: Probe[] = [
    ...unitProbes(context),
    ...homeProbes(context),
    ...titleProbes(context),
    ...genreProbes(context),
    ...deepProbes(context),
    ...searchProbes(context),
    ...(await libraryProbes(context)),
    ...(await commentProbes(context)),
  ];
  const { rounds, seconds, only } = settings;
  const chosen = probes.filter(({ name }) => !only || UNITS.has(name) || name.includes(only));
  const count = catalogue.titles.length.toLocaleString('en');
  terminal.step(`${chosen.length} probes by turns, ${rounds} rounds of ${seconds} s, on ${count} titles`);
  return inRounds(chosen, { rounds, seconds, onStep: terminal.doing });
}

/** The whole site with its own PostgreSQL, as `npm start` starts it when everything is built and filled. */
async function startAgain(times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let count = 1; count <= times; count++) {
    terminal.doing(`cold start ${count} of ${times}`);
    const site = await startSite({});
    taken.push(site.readyAfter);
    await site.stop();
  }
  return taken;
}
