import type { z } from 'zod';

/**
 * What a worker does outside the database because of an event: a mail, a call. It runs at least once; `deliveryId` is the same
 * each time, so that the receiving side can drop a repetition.
 */
export interface Job {
  /** What is done, for example `accounts.mail-code`. One event has at most one job of a kind. */
  kind: string;
  run(payload: unknown, deliveryId: string): Promise<void>;
}

/** Binds a kind of job to what it does; the payload is checked against the schema it was enqueued with. */
export function defineJob<Payload>(
  kind: string,
  schema: z.ZodType<Payload>,
  run: (payload: Payload, deliveryId: string) => Promise<void>,
): Job {
  return { kind, run: (payload, deliveryId) => run(schema.parse(payload), deliveryId) };
}
