import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { KindRoom } from './job-slots.ts';

export interface ClaimedJob {
  id: string;
  eventId: string;
  kind: string;
  payload: unknown;
  /** How many tries there were, this one included. */
  attempts: number;
}

/** A worker that has not finished by then is taken for dead and the job goes to another. Longer than any run of a job. */
export const LEASE_SECONDS = 120;
/** With delays of 2, 4, 8 … seconds the last try comes 8.5 minutes after the first. */
const MAX_ATTEMPTS = 9;

// The outer select keeps TypeORM from wrapping the rows of an UPDATE.
const CLAIM = `
  with due as (
    select job.id from unnest($1::text[], $2::int[]) room (kind, free), lateral (
      select id, due_at from write.effect_job
      where done_at is null and failed_at is null and due_at <= now() and kind = room.kind
      order by due_at, id limit room.free for update skip locked
    ) job
    order by job.due_at, job.id limit $3
  ),
  claimed as (
    update write.effect_job job
    set attempts = attempts + 1, due_at = now() + interval '${LEASE_SECONDS} seconds'
    from due where job.id = due.id
    returning job.id, job.event_id as "eventId", job.kind, job.payload, job.attempts
  )
  select * from claimed`;

/** The table of jobs. A job is held by a lease, not by an open transaction: a slow mail server holds no connection. */
@Injectable()
export class JobQueue {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param most of all kinds together. */
  async claim(rooms: readonly KindRoom[], most: number): Promise<ClaimedJob[]> {
    if (rooms.length === 0 || most === 0) return [];
    return this.dataSource.query(CLAIM, [rooms.map(({ kind }) => kind), rooms.map(({ free }) => free), most]);
  }

  async done(job: ClaimedJob): Promise<void> {
    await this.dataSource.query(
      'update write.effect_job set done_at = now(), payload = null, fault = null where id = $1',
      [job.id],
    );
  }

  /** A page is done: the rest is due at once, and has as many tries left. */
  async goOn(job: ClaimedJob, rest: object): Promise<void> {
    await this.dataSource.query(
      'update write.effect_job set due_at = now(), attempts = attempts - 1, payload = $2, fault = null where id = $1',
      [job.id, JSON.stringify(rest)],
    );
  }

  /** @param rest of a job of which a part is done, to be tried again. @returns whether the job is given up. */
  async failed(job: ClaimedJob, error: string, rest: object | null): Promise<boolean> {
    const givenUp = job.attempts >= MAX_ATTEMPTS;
    await this.dataSource.query(
      givenUp
        ? 'update write.effect_job set failed_at = now(), payload = null, fault = $2 where id = $1'
        : `update write.effect_job set due_at = now() + power(2, attempts) * interval '1 second', fault = $2,
             payload = coalesce($3, payload) where id = $1`,
      givenUp ? [job.id, error] : [job.id, error, rest && JSON.stringify(rest)],
    );
    return givenUp;
  }
}
