import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

export interface ClaimedJob {
  id: string;
  eventId: string;
  kind: string;
  payload: unknown;
  /** How many tries there were, this one included. */
  attempts: number;
}

/** Jobs claimed at once by one worker. */
const BATCH = 10;
/** A worker that has not finished by then is taken for dead and the job goes to another. Longer than any delivery's timeout. */
export const LEASE_SECONDS = 120;
/** With delays of 2, 4, 8 … seconds the last try comes 8.5 minutes after the first. */
const MAX_ATTEMPTS = 9;

// The outer select keeps TypeORM from wrapping the rows of an UPDATE.
const CLAIM = `
  with due as (
    select id from write.effect_job
    where done_at is null and failed_at is null and due_at <= now() and kind = any($1)
    order by due_at, id limit ${BATCH} for update skip locked
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

  claim(kinds: string[]): Promise<ClaimedJob[]> {
    return this.dataSource.query(CLAIM, [kinds]);
  }

  async done(job: ClaimedJob): Promise<void> {
    await this.dataSource.query(
      'update write.effect_job set done_at = now(), payload = null, fault = null where id = $1',
      [job.id],
    );
  }

  /** @returns whether the job is given up. */
  async failed(job: ClaimedJob, error: string): Promise<boolean> {
    const givenUp = job.attempts >= MAX_ATTEMPTS;
    await this.dataSource.query(
      givenUp
        ? 'update write.effect_job set failed_at = now(), payload = null, fault = $2 where id = $1'
        : `update write.effect_job set due_at = now() + power(2, attempts) * interval '1 second', fault = $2 where id = $1`,
      [job.id, error],
    );
    return givenUp;
  }
}
