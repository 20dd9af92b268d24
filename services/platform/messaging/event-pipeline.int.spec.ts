import pg from 'pg';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { appendEvents } from '../testing/append-events.ts';
import { defineEvent } from './outbox/event-definition.ts';
import { defineProjection, on, type Projection } from './projections/projection.ts';
import { ProjectionRunner } from './projections/projection-runner.ts';
import { Relay } from './relay/relay.ts';
import { LogTailTransport } from './transport/log-tail/log-tail.transport.ts';

const counted = defineEvent('thing.counted.v1', z.object({ n: z.number() }));
const broke = defineEvent('thing.broke.v1', z.object({ n: z.number() }));
const logger = pino({ level: 'silent' });
const observer = { projected: () => undefined, parked: () => undefined };

let database: TestDatabase;
let dataSource: DataSource;
let read: ReadDatabase;
let transport: LogTailTransport;
let relay: Relay;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  read = ReadDatabase.connect(database.url, 5, 'test');
  await read.rows('create table read.seen (projection text, stream text, version int, position bigint)');
  transport = new LogTailTransport({ url: database.url, applicationName: 'test', logger });
  await transport.start();
  relay = new Relay({ url: database.url, applicationName: 'test-relay', logger });
  relay.start();
});

afterAll(async () => {
  await relay.stop();
  await transport.close();
  await read.close();
  await dataSource.destroy();
  await database.drop();
});

const append = (stream: string, firstVersion: number, ...events: ReturnType<typeof counted>[]) =>
  dataSource.transaction((manager) => appendEvents(manager, [{ stream, firstVersion, events }]));

function recordingProjection(name: string): Projection {
  return defineProjection(
    name,
    ['seen'],
    [
      on(counted, async (event, transaction) => {
        await transaction.query('insert into read.seen values ($1, $2, $3, $4)', [
          name,
          event.stream,
          event.version,
          event.position,
        ]);
      }),
      on(broke, async () => {
        throw new Error('cannot digest this');
      }),
    ],
  );
}

const follow = (name: string) =>
  transport.subscribe(new ProjectionRunner(recordingProjection(name), read, logger, observer));

const seen = (name: string) =>
  read.rows<{ stream: string; version: number; position: number }>(
    'select stream, version, position from read.seen where projection = $1 order by position',
    [name],
  );

describe('the event pipeline', () => {
  it('projects what many writers append at once exactly once, each stream in its order, positions without a gap', async () => {
    const running = follow('many-writers');
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let version = 1; version <= 25; version++) await append(`thing-${writer}`, version, counted({ n: version }));
    });
    await Promise.all(writers);
    const rows = await eventually(async () => {
      const found = await seen('many-writers');
      expect(found).toHaveLength(200);
      return found;
    });
    expect(rows.map((row) => row.position)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    for (let writer = 0; writer < 8; writer++) {
      const versions = rows.filter((row) => row.stream === `thing-${writer}`).map((row) => row.version);
      expect(versions).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    }
    await running.stop();
  });

  it('keeps an event out of sight while its transaction is open, and the later ones that overtake it', async () => {
    const running = follow('slow-writer');
    const slow = dataSource.createQueryRunner();
    await slow.startTransaction();
    await appendEvents(slow.manager, [{ stream: 'slow', firstVersion: 1, events: [counted({ n: 1 })] }]);
    await append('fast', 1, counted({ n: 1 }));
    await eventually(async () => expect((await seen('slow-writer')).map((row) => row.stream)).toContain('fast'));
    await slow.commitTransaction();
    await slow.release();
    await eventually(async () => expect((await seen('slow-writer')).map((row) => row.stream)).toContain('slow'));
    await running.stop();
  });

  it('refuses a version that another command has taken', async () => {
    await append('taken', 1, counted({ n: 1 }));
    await expect(append('taken', 1, counted({ n: 2 }))).rejects.toThrow(/duplicate key/);
  });

  it('parks a poison event with the rest of its stream, and other streams go on', async () => {
    const running = follow('poison');
    await append('sick', 1, broke({ n: 1 }) as never, counted({ n: 2 }));
    await append('healthy', 1, counted({ n: 3 }));
    await eventually(async () => expect((await seen('poison')).map((row) => row.stream)).toContain('healthy'));
    await append('sick', 3, counted({ n: 4 }));
    await eventually(async () => {
      const parked = await read.rows(
        "select stream, type, fault from read.parked_event where projection = 'poison' order by position",
      );
      expect(parked).toHaveLength(3);
      expect(parked[0]).toMatchObject({ stream: 'sick', type: broke({ n: 1 }).type, fault: 'cannot digest this' });
    });
    expect((await seen('poison')).map((row) => row.stream)).not.toContain('sick');
    await running.stop();
  });

  it('goes on where it stopped, and two runners of one projection do nothing twice', async () => {
    const first = follow('twins');
    const second = follow('twins');
    for (let version = 1; version <= 30; version++) await append('twin-stream', version, counted({ n: version }));
    await eventually(async () => {
      const rows = (await seen('twins')).filter((row) => row.stream === 'twin-stream');
      expect(rows.map((row) => row.version)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    });
    await Promise.all([first.stop(), second.stop()]);
  });

  it('has one effect of a batch that is delivered twice', async () => {
    const runner = new ProjectionRunner(recordingProjection('again'), read, logger, observer);
    await runner.checkpoint('log');
    const origin = { actor: null, correlationId: null, causationId: null, traceparent: null };
    const event = { ...counted({ n: 1 }), ...origin, id: 'a', stream: 's', version: 1, position: 1, time: new Date() };
    for (const _time of [1, 2]) await runner.handle({ events: [event], head: 1, after: 0, partition: 'log' });
    expect(await seen('again')).toHaveLength(1);
  });

  it('lets a second relay lead when the first goes', async () => {
    const second = new Relay({ url: database.url, applicationName: 'test-relay-2', logger });
    second.start();
    await relay.stop();
    await append('after-takeover', 1, counted({ n: 1 }));
    await eventually(async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query("select position from write.event_log where stream = 'after-takeover'");
      await client.end();
      expect(rows[0].position).not.toBeNull();
    });
    expect(second.leading).toBe(true);
    relay = second;
  });
});
