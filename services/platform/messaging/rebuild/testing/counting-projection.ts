import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { appendEvents } from '../../../testing/append-events.ts';
import { defineEvent } from '../../outbox/event-definition.ts';
import type { Projection } from '../../projections/projection.ts';
import { ProjectionRunner, type RunnerOptions } from '../../projections/projection-runner.ts';
import { Relay } from '../../relay/relay.ts';
import type { EventRouting } from '../../transport/event-routing.ts';
import type { RunningSubscription } from '../../transport/event-transport.port.ts';
import { LogTailTransport } from '../../transport/log-tail/log-tail.transport.ts';
import { Rebuild, type RebuildOptions } from '../rebuild.ts';

export const counted = defineEvent('thing.counted.v1', z.object({ thing: z.string(), n: z.number() }));

const TABLES = `
  create table read.thing (
    thing text not null constraint thing_key primary key,
    times int not null default 0 check (times >= 0),
    sum int not null default 0,
    mean numeric generated always as (sum / greatest(times, 1)::numeric) stored
  ) with (fillfactor = 70);
  create index thing_by_sum on read.thing (sum desc) include (times) where times > 0;
  create table read.thing_entry (thing text not null, n int not null);
  create unique index thing_entry_once on read.thing_entry (thing, n)`;

/** A projection whose rows tell at once when an event was applied twice, or not at all. */
export function countingProjection(digests: (n: number) => boolean = () => true): Projection {
  return {
    name: 'things',
    tables: ['thing', 'thing_entry'],
    queryIndexes: ['thing_by_sum'],
    types: [counted.type],
    async project(events, { query }) {
      const entries = events.map((event) => counted.read(event).data);
      if (!entries.every(({ n }) => digests(n))) throw new Error('cannot digest this');
      const parameters = [entries.map(({ thing }) => thing), entries.map(({ n }) => n)];
      await query('insert into thing_entry (thing, n) select * from unnest($1::text[], $2::int[])', parameters);
      await query(
        `insert into thing (thing, times, sum)
         select t, count(*), sum(n) from unnest($1::text[], $2::int[]) as e(t, n) group by t
         on conflict (thing) do update set times = thing.times + excluded.times, sum = thing.sum + excluded.sum`,
        parameters,
      );
    },
  };
}

const logger = pino({ level: 'silent' });
const observer = { projected: () => undefined, parked: () => undefined };

/** A database with a relay, a log that can be appended to, and the counting projection followed live. */
export class CountingSite {
  private running: RunningSubscription | null = null;

  private constructor(
    readonly created: TestDatabase,
    readonly read: ReadDatabase,
    private readonly dataSource: DataSource,
    private readonly relay: Relay,
    private readonly transport: LogTailTransport,
  ) {}

  static async start(): Promise<CountingSite> {
    const created = await createTestDatabase();
    const { url } = created;
    const read = ReadDatabase.connect(url, 12, 'test');
    await read.rows(TABLES);
    const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
    const relay = new Relay({ url, applicationName: 'test-relay', logger });
    relay.start();
    const transport = new LogTailTransport({ url, applicationName: 'test', logger });
    await transport.start();
    return new CountingSite(created, read, dataSource, relay, transport);
  }

  async close(): Promise<void> {
    await this.stand();
    await this.relay.stop();
    await this.transport.close();
    await this.read.close();
    await this.dataSource.destroy();
    await this.created.drop();
  }

  follow(projection: Projection = countingProjection()): void {
    this.running = this.transport.subscribe(this.runner(projection));
  }

  /** As `follow`, where Kafka may have been followed before. */
  followAfter(routing: EventRouting): void {
    this.running = this.transport.subscribe(this.runner(countingProjection(), { routing }));
  }

  runner(projection: Projection = countingProjection(), options: RunnerOptions = {}): ProjectionRunner {
    return new ProjectionRunner(projection, this.read, logger, observer, options);
  }

  /** The live projection stands still from now on. */
  async stand(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }

  /** Appends n events to a stream, each a command of its own or, with `atOnce`, one. */
  async append(thing: string, from: number, to: number, atOnce = false): Promise<void> {
    const all = Array.from({ length: to - from + 1 }, (_, index) => counted({ thing, n: from + index }));
    const groups = atOnce ? [all] : all.map((event) => [event]);
    let firstVersion = from;
    for (const events of groups) {
      await this.dataSource.transaction((manager) => appendEvents(manager, [{ stream: thing, firstVersion, events }]));
      firstVersion += events.length;
    }
  }

  /** Until the relay has numbered everything. */
  async numbered(): Promise<number> {
    for (;;) {
      const row = await this.read.row<{ head: number; open: number }>(
        'select position as head, (select count(*) from write.event_log where position is null) as open from write.relay_head',
      );
      if (row?.open === 0) return row.head;
      await pause(5);
    }
  }

  rebuild(options: Partial<RebuildOptions> = {}, projection: Projection = countingProjection()) {
    const database = this.read;
    return new Rebuild(projection, {
      database,
      writeDatabaseUrl: this.created.url,
      logger,
      mode: 'swap' as const,
      ...options,
    }).run();
  }

  things() {
    return this.read.rows<{ thing: string; times: number; sum: number } & pg.QueryResultRow>(
      'select thing, times, sum from read.thing order by thing',
    );
  }

  async checkpoint(): Promise<number> {
    const sql = "select position from read.projection_checkpoint where projection = 'things' and partition = 'log'";
    return (await this.read.row<{ position: number }>(sql))?.position ?? 0;
  }

  /** Everything that PostgreSQL knows of the tables but their contents. */
  async shape(): Promise<unknown> {
    return Promise.all(
      [
        `select tablename, indexname, indexdef from pg_indexes where schemaname = 'read' and tablename like 'thing%' order by 1, 2`,
        `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
         where conrelid in ('read.thing'::regclass, 'read.thing_entry'::regclass) order by 1, 2`,
        `select c.relname, a.attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(d.adbin, d.adrelid)
         from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0
         left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
         where c.oid in ('read.thing'::regclass, 'read.thing_entry'::regclass) order by 1, attnum`,
        `select relname, reloptions, relacl::text from pg_class where oid in ('read.thing'::regclass, 'read.thing_entry'::regclass) order by 1`,
      ].map((sql) => this.read.rows(sql)),
    );
  }

  async leftovers(): Promise<string[]> {
    const rows = await this.read.rows<{ name: string }>(
      "select nspname as name from pg_namespace where nspname like 'read\\_%'",
    );
    return rows.map(({ name }) => name);
  }
}
