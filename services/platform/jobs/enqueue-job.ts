import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';

/**
 * Enqueues a job in the command's own transaction: it runs if and only if the command is committed. It belongs to the event
 * appended last; enqueueing the same (event, kind) twice enqueues it once.
 * @param payload may hold secrets, such as a code: it is erased once the job is done or given up.
 */
export async function enqueueJob(transaction: CommandTransaction, kind: string, payload: object): Promise<void> {
  if (!transaction.lastEventId) throw new Error(`the job ${kind} belongs to no event: append it first`);
  await transaction.manager.query(
    `insert into write.effect_job (event_id, kind, payload) values ($1, $2, $3)
     on conflict (event_id, kind) do nothing`,
    [transaction.lastEventId, kind, JSON.stringify(payload)],
  );
}
