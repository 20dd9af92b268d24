import fc from 'fast-check';
import pino from 'pino';
import { z } from 'zod';
import { titleAdded, titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { ProjectionRunner } from '#platform/messaging/projections/projection-runner.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { PostgresSearchIndex } from '../adapters/postgres/postgres-search-index.ts';
import { recorded, STREAMS, titleFacts } from '../testing/sample-events.ts';
import { searchProjection } from './search.projection.ts';

const TABLES = [
  'search_document',
  'search_filter',
  'search_name',
  'search_spelling',
  'search_title',
  'search_person',
  'search_credit',
];

describe('projection search', () => {
  let created: TestDatabase;
  let database: ReadDatabase;
  let index: PostgresSearchIndex;
  let runner: ProjectionRunner;

  beforeEach(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 2, 'search-projection');
    index = new PostgresSearchIndex(database);
    const observer = { projected: () => undefined, parked: () => undefined };
    runner = new ProjectionRunner(searchProjection(index), database, pino({ level: 'silent' }), observer);
    await runner.checkpoint('log');
  });

  afterEach(async () => {
    await database.close();
    await created.drop();
  });

  async function deliver(events: NewEvent[], size: number): Promise<void> {
    const all = recorded(events);
    for (let at = 0; at < all.length; at += size) {
      const batch = all.slice(at, at + size);
      await runner.handle({ events: batch, head: batch.at(-1)!.position, after: 0, partition: 'log' });
    }
  }

  async function startAgain(): Promise<void> {
    await database.rows(
      `truncate ${TABLES.map((table) => `read.${table}`).join(', ')}, read.projection_checkpoint, read.parked_event`,
    );
    await runner.checkpoint('log');
  }

  async function rows(): Promise<unknown> {
    const contents = TABLES.map(async (table) => [
      table,
      await database.rows(`select to_jsonb(t) as row from read.${table} t order by 1`),
    ]);
    const parked = await database.rows('select fault from read.parked_event');
    return Object.fromEntries([...(await Promise.all(contents)), ['parked', parked]]);
  }

  it('makes cards of facts, files and votes', async () => {
    await deliver(STREAMS.flat(), 100);
    const { titles, people } = await index.suggest('لیلا', { titles: 10, people: 5 });
    const kept = postCard.extend({ genres: z.array(z.string()) });
    const card = kept.parse(JSON.parse(titles[0]!.text));
    expect(card).toMatchObject({ id: 1, rating: 8.5, votes: 2, quality: 12, dubbed: true });
    expect(card.updated_at).toBe('2026-02-03T00:00:00.000Z');
    expect(card.genres).toEqual(['drama']);
    expect(people.map(({ shown }) => shown.slug)).toEqual(['person-11']);
    expect(await index.find({ directors: [12] }, { page: 1, size: 24 })).toHaveLength(2);
  });

  it('gives the same rows in whatever order the streams and batches come', async () => {
    await deliver(STREAMS.flat(), 100);
    const expected = await rows();
    const orders = fc.tuple(
      fc.shuffledSubarray(STREAMS, { minLength: STREAMS.length }),
      fc.integer({ min: 1, max: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([streams, size]) => {
        await startAgain();
        await deliver(streams.flat(), size);
        expect(await rows()).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  });

  it('takes events that come twice once', async () => {
    await deliver(STREAMS.flat(), 100);
    const expected = await rows();
    await deliver(STREAMS.flat(), 3);
    expect(await rows()).toEqual(expected);
  });

  it.each([1, 3])('calls a draft new on the day it is put on the site, told in batches of %i', async (size) => {
    const facts = titleFacts(1, { fa: null, en: 'Late' });
    const { addedAt: _, ...draft } = facts;
    const addedAt = '2026-06-01T00:00:00.000Z';
    const shown = titleRevised({ ...facts, addedAt });
    await deliver([titleAdded({ ...draft, withdrawn: { into: null, draft: true } }), shown, shown], size);
    const kept = await database.rows('select created_at, updated_at from read.search_title');
    expect(kept).toEqual([{ created_at: new Date(addedAt), updated_at: new Date(addedAt) }]);
  });

  it('follows a revision: new names, other people', async () => {
    await deliver(STREAMS.flat(), 100);
    const revised = titleRevised(titleFacts(1, { fa: null, en: 'Leyla' }, { directors: [], cast: [] }));
    const events = recorded([revised], 100);
    await runner.handle({ events, head: 100, after: 0, partition: 'log' });
    expect((await index.suggest('leila', { titles: 10, people: 0 })).titles.map(({ shown }) => shown.name.en)).toEqual([
      'Leyla',
    ]);
    expect((await index.suggest('leyla', { titles: 10, people: 0 })).titles).toHaveLength(1);
    expect((await index.suggest('hatami', { titles: 0, people: 5, role: 'actor' })).people).toEqual([]);
    expect(await index.find({ directors: [12] }, { page: 1, size: 24 })).toHaveLength(1);
  });
});
