import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { Command } from './command.ts';

export interface StoredResult<Result> {
  result: Result;
  lastEventId: string | null;
}

export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('idempotency_key_reused', 'This Idempotency-Key was used for another request', { httpStatus: 409 });
  }
}

/**
 * Results of commands that came with an Idempotency-Key, kept in the command's own transaction: a retry, even one that runs
 * at the same time, gets the stored result and has no second effect. Commands without a key pass through.
 */
@Injectable()
export class IdempotencyStore {
  /** Claims the key; waits for a twin under way. @returns the stored result when the key was used before. */
  async claim<Result>(manager: EntityManager, command: Command<Result>): Promise<StoredResult<Result> | null> {
    const { sender } = command;
    const key = sender.idempotencyKey;
    if (!key) return null;
    const hash = createHash('sha256').update(JSON.stringify(command.identity())).digest('hex');
    const claimed: unknown[] = await manager.query(
      `insert into write.idempotency_key (scope, key, request_hash) values ($1, $2, $3)
       on conflict (scope, key) do nothing returning key`,
      [scopeOf(sender), key, hash],
    );
    if (claimed.length > 0) return null;
    const [stored] = await manager.query(
      'select request_hash, answer, last_event_id from write.idempotency_key where scope = $1 and key = $2',
      [scopeOf(sender), key],
    );
    if (stored.request_hash !== hash) throw new IdempotencyKeyReused();
    return { result: stored.answer, lastEventId: stored.last_event_id };
  }

  async keep<Result>(manager: EntityManager, { sender }: Command<Result>, stored: StoredResult<Result>): Promise<void> {
    if (!sender.idempotencyKey) return;
    await manager.query(
      'update write.idempotency_key set answer = $3, last_event_id = $4 where scope = $1 and key = $2',
      [scopeOf(sender), sender.idempotencyKey, JSON.stringify(stored.result ?? null), stored.lastEventId],
    );
  }
}

/** Who and what for: one key can answer neither two people nor two kinds of command. */
function scopeOf({ actor, address, operation }: Sender): string {
  return `${actor ? `user-${actor.userId}` : (address ?? '')} ${operation}`;
}
