import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { giveTime } from '#platform/database/connections/longer-limits.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { CHANNEL } from '#platform/messaging/channels.ts';
import { encodeChange } from '#platform/messaging/feed/read-model-change.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { FILL_SLICE, FILL_WORDS, FILLED, PREPARE, REMOVE_OLD, SLICES } from './neighbours.ts';
import { FILL_TREND } from './trend.ts';

/** Seldom where it takes long: it may have one part in so many of a processor's time. Soon where nobody had liked anything yet. */
const SHARE_OF_TIME = 100;
const MIN_INTERVAL_MS = 15 * MINUTE_MS;

const IS_DUE = `
  select not exists (
    select from read.recommendation_build
    where finished_at > now() - interval '1 millisecond'
      * greatest(case when viewers = 0 then 0 else ${MIN_INTERVAL_MS} end, took_ms * ${SHARE_OF_TIME})
  ) as due`;
const NEXT_BUILD = 'select coalesce(max(build), 0) + 1 as build from read.recommendation_build';
const FINISH = `
  insert into read.recommendation_build (build, took_ms, viewers, titles, catalogue)
  select $1, $2, (select count(*) from member), (select count(*) from audience), (select count(*) from read.title_feature)
  returning build, viewers, titles`;
const FORGET = 'delete from read.recommendation_build where build < $1 - 100';

/** One connection, of which this is all that building needs. */
type Session = Pick<ReadDatabase['pool'], 'query'>;

export interface Build {
  build: number;
  viewers: number;
  /** With an audience. */
  titles: number;
  tookMs: number;
}

/** Works out anew which titles the same members like, which words few stories share, and what many took up of late. Processes take turns. */
@Injectable()
export class RecommendationBuilds {
  private readonly logger: Logger;

  constructor(
    private readonly database: ReadDatabase,
    logger: AppLogger,
  ) {
    this.logger = logger.child('recommendations');
  }

  /** @returns how many titles have an audience; 0 when it is not time yet, or another process is at it. */
  async buildWhenDue(): Promise<number> {
    const row = await this.database.row<{ due: boolean }>(IS_DUE);
    const build = row?.due ? await this.build() : null;
    return build?.titles ?? 0;
  }

  /** @returns null when another process is at it. */
  async build(): Promise<Build | null> {
    const session = await this.database.pool.connect();
    try {
      await giveTime(session);
      const { rows } = await session.query('select pg_try_advisory_lock($1) as taken', [ADVISORY_LOCK.recommendations]);
      if (!rows[0].taken) return null;
      const build = await this.buildIn(session).finally(() => this.endTurn(session));
      this.logger.info(build, 'worked out similar titles');
      return build;
    } finally {
      // Its temporary tables, settings and lock go with the session.
      session.release(true);
    }
  }

  /** Its session's end would give the lock back as well, only later. */
  private async endTurn(session: Session): Promise<void> {
    await session.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK.recommendations]).catch(() => undefined);
  }

  private async buildIn(session: Session): Promise<Build> {
    const begun = performance.now();
    await session.query(FILL_WORDS);
    await session.query(FILL_TREND);
    for (const statement of PREPARE) await session.query(statement);
    const number: number = (await session.query(NEXT_BUILD)).rows[0].build;
    const slices = (await session.query<{ first: number; last: number }>(SLICES)).rows;
    for (const { first, last } of slices) await session.query(FILL_SLICE, [first, last, number]);
    await session.query(REMOVE_OLD, [number]);
    // The planner must know what has just been filled.
    for (const table of FILLED) await session.query(`analyze ${table}`);
    const tookMs = Math.round(performance.now() - begun);
    const { rows } = await session.query(FINISH, [number, tookMs]);
    await session.query(FORGET, [number]);
    const change = {
      projections: ['recommendations'],
      partition: 'build',
      position: number,
      tags: ['recommendations'],
    };
    await session.query('select pg_notify($1, $2)', [CHANNEL.readModel, encodeChange(change)]);
    return { ...rows[0], tookMs };
  }
}
