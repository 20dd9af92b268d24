import type { CommandTransaction } from '../messaging/outbox/command-transactions.js';

/**
 * Asks for an effect in the command's own transaction: it happens if and only if the command does. It belongs to the event
 * appended last; asking twice for the same (event, kind) is asking once.
 * @param payload may hold secrets, such as a code: it is erased once the effect is done or given up.
 */
export async function enqueueEffect(transaction: CommandTransaction, kind: string, payload: object): Promise<void> {
  if (!transaction.lastEventId) throw new Error(`the effect ${kind} belongs to no event: append it first`);
  await transaction.manager.query(
    `insert into write.effect_job (event_id, kind, payload) values ($1, $2, $3)
     on conflict (event_id, kind) do nothing`,
    [transaction.lastEventId, kind, JSON.stringify(payload)],
  );
}
