import pg from 'pg';
import { pino } from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { CHANNEL } from '../../channels.ts';
import { decodeChange, type ReadModelChange } from '../../feed/read-model-change.ts';
import { EventRouting } from '../../transport/event-routing.ts';
import { defineProjection } from '../projection.ts';
import { ProjectionRunner } from '../projection-runner.ts';
import { CheckpointMoved } from './checkpoints.ts';
import { IdleCheckpoints } from './idle-checkpoints.ts';

const NAMES = ['one', 'two', 'three'];
const [SEEN, HEARD, TOUCHED] = ['thing.seen.v1', 'thing.heard.v1', 'thing.touched.v1'] as const;
const silent = pino({ level: 'silent' });
const observer = { projected: () => undefined, parked: () => undefined };
const nothing = { events: [], after: 0, head: 7, partition: LOG_PARTITION };
const eventAt = (position: number) => recordedEvent({ type: SEEN, data: {} }, { position });

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
  runners = NAMES.map((name) => new ProjectionRunner(defineProjection(name, [], []), read, silent, observer, { idle }));
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

describe('projections for which another has read that there is nothing', () => {
  const TOPIC = new EventRouting(new Map([SEEN, HEARD].map((type) => [type, 'things'])), 2);
  const ELSEWHERE = new EventRouting(new Map([[TOUCHED, 'others']]), 2);
  const PARTITION = 'things-1';
  let seen: ProjectionRunner;

  const follow = async (idle: IdleCheckpoints, name: string, types: string[], routing = TOPIC) => {
    const projection = { name, types, tables: [], project: async () => undefined };
    const runner = new ProjectionRunner(projection, read, silent, observer, { idle, routing });
    for (const partition of routing.partitionNamesOf(types)) await runner.checkpoint(partition);
    return runner;
  };
  const stretch = (after: number, head: number, types: string[] = [SEEN]) => ({
    events: [eventAt(head)],
    after,
    head,
    partition: PARTITION,
    types: new Set(types),
    bookmark: `${head}:${head}`,
  });
  const at = async (name: string) =>
    (
      await read.rows<{ position: number; bookmark: string }>(
        `select position, bookmark from read.projection_checkpoint where projection = $1 and partition = $2`,
        [name, PARTITION],
      )
    )[0];

  beforeEach(async () => {
    const idle = new IdleCheckpoints(read);
    seen = await follow(idle, 'seen', [SEEN]);
    await follow(idle, 'heard', [HEARD]);
    await follow(idle, 'both', [SEEN, HEARD]);
    await follow(idle, 'touched', [TOUCHED], ELSEWHERE);
  });

  it('stand at the end of it as well; not those with something in it, nor who does not follow the partition', async () => {
    await seen.handle(stretch(0, 7));
    await eventually(async () => expect(await at('heard')).toEqual({ position: 7, bookmark: '7:7' }));
    expect(await at('seen')).toEqual({ position: 7, bookmark: '7:7' });
    expect(await at('both')).toEqual({ position: 0, bookmark: null });
    expect(await at('touched')).toBeUndefined();
  });

  it('stay where they are when something of theirs lies in it, or before it', async () => {
    await seen.handle(stretch(0, 7, [SEEN, HEARD]));
    await seen.handle(stretch(7, 9));
    await seen.handle({ ...stretch(9, 11), partition: 'things-0', after: 0 });
    await eventually(async () =>
      expect(
        await read.rows(`select from read.projection_checkpoint where projection = 'heard' and position = 11`),
      ).toHaveLength(1),
    );
    expect(await at('heard')).toEqual({ position: 0, bookmark: null });
  });

  it('go in one statement as far as the furthest of those who bring them at the same time', async () => {
    const idle = new IdleCheckpoints(read);
    const batches = [stretch(0, 9), stretch(0, 7)].map((batch) => ({ ...batch, events: [] }));
    statements = 0;
    expect(await Promise.all(batches.map((batch) => idle.move('heard', batch)))).toEqual([true, true]);
    expect(statements).toBe(1);
    expect(await at('heard')).toEqual({ position: 9, bookmark: '9:9' });
  });
});
