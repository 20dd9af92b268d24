import type pg from 'pg';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { giveTime } from '#platform/database/connections/longer-limits.ts';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { CHANNEL } from '../channels.ts';
import { encodeChange } from '../feed/read-model-change.ts';
import type { Projection } from '../projections/projection.ts';
import { EventRouting } from '../transport/event-routing.ts';
import { Filling, type FillingOptions } from './filling.ts';
import { ensureLogCheckpoint, holdStill, LivePositions, moveLive } from './live-projection.ts';
import { RebuildError } from './rebuild-error.ts';
import type { RebuildPhase } from './rebuild-phase.ts';
import { createShadowSchema, dropShadowSchema, putInPlace, shadowSchemaOf } from './shadow-schema.ts';
import { lockAgainstAll, makeWay } from './table-locks.ts';
import { differencesBetween, type TableDifference } from './table-states.ts';

/** While the last events are applied the live projection stands still: fewer positions than these are left for then. */
const NEARLY_THERE = 500;
/** More often than this is not tried to get near, when events come faster than they can be applied. */
const ROUNDS = 30;
const MAX_WAIT_MS = 5 * MINUTE_MS;

export interface RebuildOptions extends FillingOptions {
  /** `swap` is the rebuild; `compare` tells differences first; `check` compares and swaps nothing. */
  mode: 'swap' | 'compare' | 'check';
  /** Waited for before each phase begins; where it throws the rebuild ends, the live tables as they were. */
  onPhase?: (phase: RebuildPhase) => void | Promise<void>;
  /** Where the transport in use delivers each event. */
  routing?: EventRouting;
}

export interface RebuildResult {
  /** Of the projection's types. */
  events: number;
  /** While the tables were filled. */
  eventsPerSecond: number;
  position: number;
  parked: number;
  /** How long the live projection waited. */
  stoodStillMs: number;
  differences: TableDifference[] | null;
}

/**
 * Makes a projection's tables anew from the event log in a shadow schema, and puts them in place of the live ones in one
 * short transaction. Queries and commands go on meanwhile; until the swap the live tables are not touched.
 */
export class Rebuild {
  private readonly schema: string;
  private readonly routing: EventRouting;
  /** What makes the indexes that wait until the tables are full. */
  private lateIndexes: string[] = [];
  private differences: TableDifference[] | null = null;
  private swapped = false;

  constructor(
    private readonly projection: Projection,
    private readonly options: RebuildOptions,
  ) {
    this.schema = shadowSchemaOf(projection.name);
    this.routing = options.routing ?? EventRouting.embedded;
  }

  /** @throws RebuildError, the signal's reason, or a database's error. */
  async run(): Promise<RebuildResult> {
    const session = await this.options.database.pool.connect();
    try {
      await giveTime(session);
      const taken = 'select pg_try_advisory_lock($1, hashtext($2)) as taken';
      const { rows } = await session.query(taken, [ADVISORY_LOCK.rebuild, this.projection.name]);
      if (!rows[0].taken) throw new RebuildError(`${this.projection.name} is being rebuilt already`);
      return await this.inTurn(session).finally(() => this.endTurn(session));
    } finally {
      // The session is ended: whatever it has set for itself goes with it.
      session.release(true);
    }
  }

  /** Its session's end would give the lock back as well, only later. */
  private async endTurn(session: pg.PoolClient): Promise<void> {
    const given = 'select pg_advisory_unlock($1, hashtext($2))';
    await session.query(given, [ADVISORY_LOCK.rebuild, this.projection.name]).catch(() => undefined);
  }

  private async inTurn(session: pg.PoolClient): Promise<RebuildResult> {
    let filling: Filling | null = null;
    try {
      const { tables, queryIndexes } = this.projection;
      this.lateIndexes = await createShadowSchema(session, this.schema, tables, queryIndexes);
      await ensureLogCheckpoint(session, this.projection.name);
      const filler = (await this.projection.outside?.begin()) ?? this.projection;
      filling = new Filling(filler, this.schema, this.options);
      return await this.make(filling, session);
    } catch (error) {
      await session.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      await filling?.close();
      if (!this.swapped) await this.projection.outside?.abandon().catch(() => undefined);
      // What a broken session leaves is dropped by the next rebuild.
      await dropShadowSchema(session, this.schema).catch(() => undefined);
    }
  }

  private async make(filling: Filling, session: pg.PoolClient): Promise<RebuildResult> {
    const begun = performance.now();
    await this.enter('filling');
    await filling.begin();
    await this.follow(filling, await filling.head(), session);
    for (const index of this.lateIndexes) {
      this.options.signal?.throwIfAborted();
      await session.query(index);
    }
    const eventsPerSecond = Math.round(filling.events / ((performance.now() - begun) / 1_000));
    // The planner must know the tables from their first query on.
    for (const table of this.projection.tables) await session.query(`vacuum (analyze) ${this.schema}.${table}`);
    const stoodStillMs = await this.finish(filling, session);
    const { events, position, parked } = filling;
    return { events, eventsPerSecond, position, parked, stoodStillMs, differences: this.differences };
  }

  private async enter(phase: RebuildPhase): Promise<void> {
    this.options.signal?.throwIfAborted();
    await this.options.onPhase?.(phase);
    this.options.signal?.throwIfAborted();
  }

  private get mustCompare(): boolean {
    return this.options.mode !== 'swap' && this.differences === null;
  }

  /** States are compared at one position: until then the new tables stay behind the live ones. */
  private async follow(filling: Filling, head: number, session: pg.PoolClient): Promise<void> {
    if (!this.mustCompare) return filling.follow(head);
    await filling.follow(head, async (events) => {
      const live = await LivePositions.read(session, this.projection.name, this.routing);
      return events.every(live.hasDone);
    });
  }

  private async finish(filling: Filling, session: pg.PoolClient): Promise<number> {
    const end = performance.now() + MAX_WAIT_MS;
    for (;;) {
      await this.enter('catching_up');
      await this.catchUp(filling, session);
      if (this.mustCompare) await this.enter('comparing');
      const begun = performance.now();
      await session.query('begin');
      if (await this.whileStandingStill(filling, session)) return Math.round(performance.now() - begun);
      await session.query('rollback');
      if (performance.now() > end) throw new RebuildError('other sessions kept its tables in use; try again later');
      await makeWay(session, this.projection.tables);
    }
  }

  private async catchUp(filling: Filling, session: pg.PoolClient): Promise<void> {
    for (let round = 1; round <= ROUNDS; round++) {
      const [head, before] = [await filling.head(), filling.position];
      if (head - before < NEARLY_THERE) return;
      await this.follow(filling, head, session);
      if (filling.position === before) return;
    }
  }

  /** In one transaction, during which the live projection waits. @returns false when the tables could not be locked. */
  private async whileStandingStill(filling: Filling, session: pg.PoolClient): Promise<boolean> {
    const { name, tables } = this.projection;
    const live = await holdStill(session, name, this.routing);
    // Asked after the lock: no partition of the live projection can be beyond it.
    const head = await filling.head();
    if (this.mustCompare) {
      await filling.followInTwo(head, live.hasDone, async () => {
        this.differences = await differencesBetween(session, 'read', this.schema, tables);
      });
    }
    if (this.options.mode === 'check') {
      await session.query('rollback');
      return true;
    }
    await filling.follow(head);
    // The last moment to give up: what is put in place is in place.
    await this.enter('swapping');
    if (!(await lockAgainstAll(session, tables))) return false;
    await this.swap(filling.position, session);
    return true;
  }

  private async swap(position: number, session: pg.PoolClient): Promise<void> {
    const { name, tables, outside } = this.projection;
    await putInPlace(session, this.schema, tables);
    for (const partition of await moveLive(session, name, this.schema, position)) {
      const change = encodeChange({ projections: [name], partition, position, tags: null });
      await session.query('select pg_notify($1, $2)', [CHANNEL.readModel, change]);
    }
    // Last, because it is no part of the transaction: should the commit fail, the live projection writes the difference again.
    await outside?.swap();
    this.swapped = true;
    await session.query('commit');
  }
}
