import { pino } from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { CheckpointMoved } from './checkpoints/checkpoints.ts';
import { isPassing } from './parking/passing-error.ts';
import type { Projection } from './projection.ts';
import { ProjectionRunner } from './projection-runner.ts';

const eventAt = (position: number) => recordedEvent({ type: 'thing.seen.v1', data: {} }, { position });

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

describe('batches of several partitions', () => {
  let created: TestDatabase;
  let database: ReadDatabase;
  let runner: ProjectionRunner;
  let projected: number[][];

  beforeAll(async () => {
    created = await createTestDatabase();
    database = ReadDatabase.connect(created.url, 2, 'several-partitions');
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });
  beforeEach(async () => {
    projected = [];
    await database.rows('delete from read.projection_checkpoint');
    const projection: Projection = {
      name: 'things',
      types: ['thing.seen.v1'],
      tables: [],
      project: async (events) => void projected.push(events.map(({ position }) => position)),
    };
    const observer = { projected: () => undefined, parked: () => undefined };
    runner = new ProjectionRunner(projection, database, pino({ level: 'silent' }), observer);
    for (const partition of ['things-0', 'things-1', 'things-2']) await runner.checkpoint(partition);
  });

  const batch = (partition: string, after: number, positions: number[], bookmark: string) => ({
    events: positions.map(eventAt),
    head: positions.at(-1) ?? after,
    after,
    partition,
    bookmark,
  });
  const stored = () =>
    database.rows('select partition, position, bookmark from read.projection_checkpoint order by partition');

  it('are projected together in the order of the log, and each partition stands at its own end', async () => {
    await runner.handle(batch('things-1', 0, [2, 5], '1:5'), batch('things-0', 0, [1, 4, 6], '2:6'));
    expect(projected).toEqual([[1, 2, 4, 5, 6]]);
    expect(await stored()).toEqual([
      { partition: 'things-0', position: 6, bookmark: '2:6' },
      { partition: 'things-1', position: 5, bookmark: '1:5' },
      { partition: 'things-2', position: 0, bookmark: null },
    ]);
  });

  it('have one effect where one of them comes a second time', async () => {
    await runner.handle(batch('things-0', 0, [1, 4], '1:4'));
    await runner.handle(batch('things-0', 0, [1, 4], '1:4'), batch('things-1', 0, [2], '0:2'));
    expect(projected).toEqual([[1, 4], [2]]);
    expect(await stored()).toMatchObject([{ position: 4 }, { position: 2 }, { position: 0 }]);
  });

  it('are done all or none: of what one of them has lost nothing is skipped, and the others wait for it', async () => {
    const lost = batch('things-1', 7, [8], '3:8');
    await expect(runner.handle(batch('things-0', 0, [1], '0:1'), lost)).rejects.toThrow(CheckpointMoved);
    expect(projected).toEqual([]);
    expect(await stored()).toMatchObject([{ position: 0 }, { position: 0 }, { position: 0 }]);
  });
});
