/*
 * npm run bench:search: whether search finds what people type. Each habit is tried with 300 titles drawn by chance from
 * 40,000 real ones. The engine is PostgreSQL, and Meilisearch beside it where MEILISEARCH_BIN or MEILISEARCH_URL names one.
 */
import type pg from 'pg';
import pino from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { Engine } from '../../services/modules/search/adapters/meilisearch/engine.ts';
import { MeilisearchIndex } from '../../services/modules/search/adapters/meilisearch/meilisearch-index.ts';
import { MeilisearchShadowIndex } from '../../services/modules/search/adapters/meilisearch/shadow-index.ts';
import { PostgresSearchIndex } from '../../services/modules/search/adapters/postgres/postgres-search-index.ts';
import type { SearchDocument } from '../../services/modules/search/contract/search-document.ts';
import type { SearchIndex } from '../../services/modules/search/contract/search-index.port.ts';
import { QueryReader } from '../../services/modules/search/queries/query-reader.ts';
import { idsOf, type Reading } from '../../services/modules/search/queries/reading.ts';
import { person, title } from '../../services/modules/search/testing/search-samples.ts';
import { startMeilisearch } from '../support/meilisearch/start-meilisearch.ts';
import { endAll, endOnSignals, onEnd } from './cleanup.ts';
import { startReadModel } from './read-model.ts';
import { type RealTitle, readRealTitles, TITLES_FILE } from './real-titles.ts';
import { HABITS, habitTasks, type KnownTitle, SHOWN_OF_HABITS } from './search-habits.ts';
import { prefixTasks, type SearchTask, scoreSearch, seededRandom, typoTasks } from './search-quality.ts';
import { terminal } from './terminal.ts';

const TASKS = 300;
const BATCH = 2_000;
const SHOWN = 10;
const seed = Number(process.argv.find((word) => word.startsWith('--seed='))?.slice(7) ?? 77);

interface Corpus {
  documents: SearchDocument[];
  known: KnownTitle[];
}

function corpusOf(titles: readonly RealTitle[]): Corpus {
  const random = seededRandom(5);
  const people = new Map<string, number>();
  const idOf = (name: string) => {
    if (!people.has(name)) people.set(name, people.size + 1);
    return people.get(name)!;
  };
  const documents = titles.map((one, index) => {
    const facts = { releaseYear: one.year, actors: one.cast.map(idOf), directors: one.directors.map(idOf) };
    return title(index + 1, [one.title], Math.round(random() * 100), facts);
  });
  for (const [name, id] of people) {
    documents.push(person(id, [name], ['actor', 'director'], 10 + Math.round(random() * 80)));
  }
  const known = titles.map(({ title: name, year, directors, cast }, index) => ({
    id: index + 1,
    name,
    year,
    people: [...directors, ...cast.slice(0, 4)],
  }));
  return { documents, known };
}

async function fill(index: SearchIndex, documents: SearchDocument[], query: ProjectionTransaction['query']) {
  const transaction = { query, invalidate: () => undefined, whenUndone: () => undefined };
  for (let at = 0; at < documents.length; at += BATCH) await index.upsert(documents.slice(at, at + BATCH), transaction);
}

async function inPostgres(database: ReadDatabase, documents: SearchDocument[]): Promise<SearchIndex> {
  const index = new PostgresSearchIndex(database);
  const client = await database.pool.connect();
  await client.query('begin; set local search_path to read, public');
  await fill(
    index,
    documents,
    async <Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []) =>
      (await client.query<Row>(sql, parameters)).rows,
  );
  await client.query('commit; analyze');
  client.release();
  return index;
}

/** @returns null where there is no Meilisearch. */
async function inMeilisearch(documents: SearchDocument[]): Promise<SearchIndex | null> {
  const started = await startMeilisearch();
  if (!('url' in started)) {
    terminal.out(`SKIPPED Meilisearch: ${started.skipped}`);
    return null;
  }
  onEnd(() => started.stop());
  const engine = new Engine({ url: started.url, key: started.key, searchTimeoutMs: 60_000 });
  const options = { engine, prefix: 'bench', logger: pino({ level: 'silent' }) };
  const shadow = new MeilisearchShadowIndex(options, '-next');
  await shadow.begin();
  await shadow.swap();
  const index = new MeilisearchIndex(options);
  await fill(index, documents, async () => []);
  return index;
}

async function tell(engine: string, index: SearchIndex, known: KnownTitle[]): Promise<void> {
  const reader = new QueryReader(index);
  const reads = new Map<string, Promise<Reading>>();
  const read = (typed: string) => {
    if (!reads.has(typed)) reads.set(typed, reader.read(typed, { titles: SHOWN, people: 5 }));
    return reads.get(typed)!;
  };
  const found = async (typed: string) => idsOf((await read(typed)).titles);
  // The box shows both.
  const orOffered = async (typed: string) =>
    idsOf([...(await read(typed)).titles, ...(await read(typed)).nearest.titles]);
  const row = async (habit: string, tasks: SearchTask[], places: number) => {
    const begun = performance.now();
    const { ratio, reached, missed } = await scoreSearch(tasks, found, places);
    const each = ((performance.now() - begun) / tasks.length).toFixed(1);
    const offered = await scoreSearch(tasks, orOffered, places);
    const columns = [engine, habit, ratio.toFixed(3), reached.toFixed(3), offered.ratio.toFixed(3), each];
    terminal.out(`| ${columns.join(' | ')} |`);
    const shown = missed.slice(0, 5).map(({ typed, wanted }) => `${typed} (${known[wanted - 1]!.name})`);
    if (shown.length > 0) terminal.out(`    missed: ${shown.join('; ')}`);
  };
  await row('beginnings', prefixTasks(known, TASKS, seed), SHOWN);
  await row('one typo', typoTasks(known, TASKS, seed), SHOWN);
  for (const habit of Object.keys(HABITS)) await row(habit, habitTasks(known, habit, TASKS, seed), SHOWN_OF_HABITS);
}

async function run(): Promise<void> {
  const titles = readRealTitles();
  if (!titles) {
    terminal.out(`SKIPPED: no titles to measure on; BENCH_TITLES or ${TITLES_FILE} has them`);
    return;
  }
  const { documents, known } = corpusOf(titles);
  terminal.out(
    `| engine | what is typed (seed ${seed}) | of the attainable | of all | or offered, of the attainable | ms each |`,
  );
  await tell('PostgreSQL', await inPostgres(await startReadModel(), documents), known);
  const meilisearch = await inMeilisearch(documents);
  if (meilisearch) await tell('Meilisearch', meilisearch, known);
}

endOnSignals();
try {
  await run();
} finally {
  await endAll();
}
