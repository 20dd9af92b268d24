import pg from 'pg';
import { pino } from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { CHANNEL } from '../channels.ts';
import { decodeChange, type ReadModelChange } from '../feed/read-model-change.ts';
import { CheckpointMoved } from './checkpoints.ts';
import { IdleCheckpoints } from './idle-checkpoints.ts';
import { defineProjection } from './projection.ts';
import { ProjectionRunner } from './projection-runner.ts';

const NAMES = ['one', 'two', 'three'];
const nothing = { events: [], after: 0, head: 7, partition: LOG_PARTITION };

let database: TestDatabase;
let read: ReadDatabase;
let statements = 0;
let runners: ProjectionRunner[];

beforeAll(async () => {
  database = await createTestDatabase();
  read = ReadDatabase.connect(database.url, 5, 'test');
  read.pool.on('acquire', () => {
    statements += 1;
  });
});

afterAll(async () => {
  await read.close();
  await database.drop();
});

beforeEach(async () => {
  await read.rows('delete from read.projection_checkpoint');
  const idle = new IdleCheckpoints(read);
  const observer = { projected: () => undefined, parked: () => undefined };
  const logger = pino({ level: 'silent' });
  runners = NAMES.map((name) => new ProjectionRunner(defineProjection(name, [], []), read, logger, observer, { idle }));
  for (const runner of runners) await runner.checkpoint(LOG_PARTITION);
  statements = 0;
});

const handleAll = () => Promise.all(runners.map((runner) => runner.handle(nothing)));

async function positions(): Promise<Record<string, number>> {
  const rows = await read.rows<{ projection: string; position: number }>(
    `select projection, position from read.projection_checkpoint where partition = '${LOG_PARTITION}'`,
  );
  return Object.fromEntries(rows.map(({ projection, position }) => [projection, position]));
}

describe('checkpoints of projections that a stretch of the log holds nothing for', () => {
  it('move all in one statement, and notify whoever waits for them', async () => {
    const notified: ReadModelChange[] = [];
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    listener.on('notification', ({ payload }) => notified.push(decodeChange(payload ?? '')));
    await listener.query(`listen ${CHANNEL.readModel}`);
    await handleAll();
    expect(statements).toBe(1);
    expect(await positions()).toEqual({ one: 7, two: 7, three: 7 });
    await eventually(() => expect(notified).toHaveLength(1));
    const [told] = notified;
    expect(told).toEqual({
      projections: expect.arrayContaining(NAMES),
      partition: LOG_PARTITION,
      position: 7,
      tags: [],
    });
    expect(told?.projections).toHaveLength(3);
    await listener.end();
  });

  it('move in every partition of a topic in two statements at most, each with its bookmark', async () => {
    const partitions = ['titles-0', 'titles-1', 'people-0'];
    for (const runner of runners) for (const partition of partitions) await runner.checkpoint(partition);
    statements = 0;
    await Promise.all(
      runners.flatMap((runner) =>
        partitions.map((partition, n) => runner.handle({ ...nothing, partition, bookmark: `${n}:7` })),
      ),
    );
    expect(statements).toBeLessThanOrEqual(2);
    const rows = await read.rows(
      `select projection, partition, position, bookmark from read.projection_checkpoint where partition <> '${LOG_PARTITION}'`,
    );
    expect(rows).toHaveLength(9);
    for (const projection of NAMES) {
      for (const [n, partition] of partitions.entries())
        expect(rows).toContainEqual({ projection, partition, position: 7, bookmark: `${n}:7` });
    }
    expect(await positions()).toEqual({ one: 0, two: 0, three: 0 });
  });

  it('do not wait for one that somebody holds, which follows in its turn', async () => {
    const holder = await read.pool.connect();
    await holder.query(`begin; select from read.projection_checkpoint where projection = 'two' for update`);
    const handled = handleAll();
    await eventually(async () => expect(await positions()).toEqual({ one: 7, two: 0, three: 7 }));
    await holder.query('commit');
    holder.release();
    await handled;
    expect(await positions()).toEqual({ one: 7, two: 7, three: 7 });
  });

  it('do not move from where they are not: what was lost must come again, what is done stays done', async () => {
    const [runner] = runners;
    await expect(runner!.handle({ ...nothing, after: 3 })).rejects.toThrow(CheckpointMoved);
    expect(await positions()).toEqual({ one: 0, two: 0, three: 0 });
    await read.rows(`update read.projection_checkpoint set position = 9 where projection = 'one'`);
    await runner!.handle(nothing);
    expect(await positions()).toMatchObject({ one: 9 });
  });

  it('go on from where a twin has brought them, and stay where it has brought them further', async () => {
    await read.rows(`update read.projection_checkpoint set position = 5 where projection = 'one'`);
    await read.rows(`update read.projection_checkpoint set position = 9 where projection = 'two'`);
    statements = 0;
    await handleAll();
    expect(statements).toBe(1);
    expect(await positions()).toEqual({ one: 7, two: 9, three: 7 });
  });
});
