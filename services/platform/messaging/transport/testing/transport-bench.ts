import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { appendEvents } from '../../../testing/append-events.ts';
import { defineEvent, type NewEvent } from '../../outbox/event-definition.ts';
import { defineProjection, on, type Projection } from '../../projections/projection.ts';
import { ProjectionRunner, type RunnerOptions } from '../../projections/projection-runner.ts';
import type { EventTransport } from '../event-transport.port.ts';

export const counted = defineEvent('thing.counted.v1', z.object({ n: z.number(), text: z.string().optional() }));
/** An event that the projections of these tests do not follow. */
export const ignored = defineEvent('thing.ignored.v1', z.object({}));

export const silent = pino({ level: 'silent' });

export interface OpenTransport {
  transport: EventTransport;
  close(): Promise<void>;
}

/** A fresh database with a table that shows what was projected, how often and in which order. */
export class TransportBench {
  private constructor(
    readonly database: TestDatabase,
    readonly dataSource: DataSource,
    readonly read: ReadDatabase,
  ) {}

  static async create(): Promise<TransportBench> {
    const database = await createTestDatabase();
    const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const read = ReadDatabase.connect(database.url, 6, 'test');
    await read.rows('create table read.seen (n serial, projection text, stream text, version int, position bigint)');
    return new TransportBench(database, dataSource, read);
  }

  async close(): Promise<void> {
    await this.read.close();
    await this.dataSource.destroy();
    await this.database.drop();
  }

  append(stream: string, firstVersion: number, ...events: NewEvent[]): Promise<unknown> {
    return this.dataSource.transaction((manager) => appendEvents(manager, [{ stream, firstVersion, events }]));
  }

  /** Appends a row of events to each stream, one transaction an event, the streams at the same time. */
  async appendMany(streams: readonly string[], first: number, last: number): Promise<void> {
    await Promise.all(
      streams.map(async (stream) => {
        for (let version = first; version <= last; version++)
          await this.append(stream, version, counted({ n: version }));
      }),
    );
  }

  projection(name: string): Projection {
    return defineProjection(
      name,
      ['seen'],
      [
        on(counted, async ({ stream, version, position }, transaction) => {
          const values = [name, stream, version, position];
          await transaction.query(
            'insert into seen (projection, stream, version, position) values ($1, $2, $3, $4)',
            values,
          );
        }),
      ],
    );
  }

  runner(name: string, options: RunnerOptions = {}): ProjectionRunner {
    const observer = { projected: () => undefined, parked: () => undefined };
    return new ProjectionRunner(this.projection(name), this.read, silent, observer, options);
  }

  /** Versions of a stream in the order in which they were projected. */
  async versions(projection: string, stream: string): Promise<number[]> {
    const sql = 'select version from read.seen where projection = $1 and stream = $2 order by n';
    return (await this.read.rows<{ version: number }>(sql, [projection, stream])).map(({ version }) => version);
  }

  async count(projection: string): Promise<number> {
    const sql = 'select count(*)::int as count from read.seen where projection = $1';
    return (await this.read.row<{ count: number }>(sql, [projection]))!.count;
  }
}

export const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
