import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../errors/domain-error.js';

export interface StoredAnswer {
  answer: unknown;
  lastEventId: string | null;
}

export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('idempotency_key_reused', 'This Idempotency-Key was used for another request', { httpStatus: 409 });
  }
}

/**
 * Answers of commands that came with an Idempotency-Key, kept in the command's own transaction: a retry, even one that runs
 * at the same time, gets the stored answer and has no second effect.
 */
@Injectable()
export class IdempotencyStore {
  /** Claims the key; waits for a twin under way. @returns the stored answer when the key was used before. */
  async claim(manager: EntityManager, scope: string, key: string, request: unknown): Promise<StoredAnswer | null> {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const claimed: unknown[] = await manager.query(
      `insert into write.idempotency_key (scope, key, request_hash) values ($1, $2, $3)
       on conflict (scope, key) do nothing returning key`,
      [scope, key, hash],
    );
    if (claimed.length > 0) return null;
    const [stored] = await manager.query(
      'select request_hash, answer, last_event_id from write.idempotency_key where scope = $1 and key = $2',
      [scope, key],
    );
    if (stored.request_hash !== hash) throw new IdempotencyKeyReused();
    return { answer: stored.answer, lastEventId: stored.last_event_id };
  }

  async keep(manager: EntityManager, scope: string, key: string, stored: StoredAnswer): Promise<void> {
    await manager.query(
      'update write.idempotency_key set answer = $3, last_event_id = $4 where scope = $1 and key = $2',
      [scope, key, JSON.stringify(stored.answer ?? null), stored.lastEventId],
    );
  }
}
