import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import { isPassing } from './passing-error.ts';
import type { Projection } from './projection.ts';
import { ProjectionRunner } from './projection-runner.ts';

const eventAt = (position: number): RecordedEvent => ({
  id: randomUUID(),
  stream: `thing-${position}`,
  version: 1,
  type: 'thing.seen.v1',
  data: {},
  position,
  time: new Date(),
  actor: null,
  correlationId: null,
  causationId: null,
  traceparent: null,
});

describe('a projection whose table changes under its prepared statements', () => {
  let created: TestDatabase;
  let database: ReadDatabase;
  let runner: ProjectionRunner;
  const seen: unknown[] = [];

  beforeAll(async () => {
    created = await createTestDatabase();
    // One connection: the one whose plans are stale afterwards.
    database = ReadDatabase.connect(created.url, 1, 'stale-plans');
    await database.rows("create table read.thing as select 1 as id, 'one' as name");
    const projection: Projection = {
      name: 'things',
      types: ['thing.seen.v1'],
      tables: ['thing'],
      project: async (_events, { query }) => void seen.push(...(await query('select * from thing where id = $1', [1]))),
    };
    const observer = { projected: () => undefined, parked: () => undefined };
    runner = new ProjectionRunner(projection, database, pino({ level: 'silent' }), observer);
    await runner.checkpoint('log');
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  const handle = (position: number) =>
    runner.handle({ events: [eventAt(position)], head: position, after: position - 1, partition: 'log' });

  it('fails once, parks nothing, and goes on over a new connection', async () => {
    await handle(1);
    await database.rows('alter table read.thing add column year int');
    const error = await handle(2).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('cached plan');
    expect(isPassing(error)).toBe(true);
    await handle(2);
    expect(seen).toEqual([
      { id: 1, name: 'one' },
      { id: 1, name: 'one', year: null },
    ]);
    expect(await database.rows('select from read.parked_event')).toEqual([]);
  });
});
