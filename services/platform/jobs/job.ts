import type { z } from 'zod';

/** What is left of a job that is done in pages: it takes the payload's place. */
export interface JobRest<Payload = object> {
  payload: Payload;
  /** Why it is tried again after a delay, as what throws is; without it the job goes on at once. */
  error?: string;
}

/**
 * What a worker does outside the database because of an event: a mail, a call. It runs at least once; `deliveryId` is the same
 * each time, so that the receiving side can drop a repetition.
 */
export interface Job {
  /** What is done, for example `accounts.mail-code`. One event has at most one job of a kind. */
  kind: string;
  /** Ends well before its lease does. @returns what is left to do; null when it is done. */
  run(payload: unknown, deliveryId: string): Promise<JobRest | null>;
}

/** Binds a kind of job to what it does; the payload is checked against the schema it was enqueued with. */
export function defineJob<Payload>(
  kind: string,
  schema: z.ZodType<Payload>,
  run: (payload: Payload, deliveryId: string) => Promise<void>,
): Job {
  return {
    kind,
    run: async (payload, deliveryId) => {
      await run(schema.parse(payload), deliveryId);
      return null;
    },
  };
}

/** The same for what takes longer than a worker may hold a job: each run does one page. */
export function definePagedJob<Payload extends object>(
  kind: string,
  schema: z.ZodType<Payload>,
  run: (payload: Payload, deliveryId: string) => Promise<JobRest<Payload> | null>,
): Job {
  return { kind, run: (payload, deliveryId) => run(schema.parse(payload), deliveryId) };
}
