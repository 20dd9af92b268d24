import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Batcher } from '#platform/database/batcher.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { Command } from './command.ts';
import type { Write } from './write.ts';

export interface StoredResult<Result> {
  result: Result;
  lastEventId: string | null;
}

class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('idempotency_key_reused', 'This Idempotency-Key was used for another request', { httpStatus: 409 });
  }
}

interface Asked {
  scope: string;
  key: string;
}

interface StoredRow {
  request_hash: string;
  answer: unknown;
  last_event_id: string | null;
}

const STORED = `
  select asked.n::int, stored.request_hash, stored.answer, stored.last_event_id
  from unnest($1::text[], $2::text[]) with ordinality as asked(scope, key, n)
    join write.idempotency_key stored on stored.scope = asked.scope and stored.key = asked.key`;
const INSERT = `
  insert into write.idempotency_key (scope, key, request_hash, answer, last_event_id)
  select scope, key, request_hash, answer::jsonb, last_event_id
  from jsonb_to_recordset($1) as t(scope text, key text, request_hash text, answer text, last_event_id uuid)`;

/**
 * Results of commands that came with an Idempotency-Key, kept in the command's own transaction: a retry, even one that runs
 * at the same time, gets the stored result and has no second effect. Commands without a key pass through.
 */
@Injectable()
export class IdempotencyStore {
  private readonly lookUps = new Batcher((asked: readonly Asked[]) => this.readAll(asked));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Outside of a transaction. @returns the stored result when the key was used before, and its command is done. */
  async stored<Result>(command: Command<Result>): Promise<StoredResult<Result> | null> {
    const { sender } = command;
    if (!sender.idempotencyKey) return null;
    const row = await this.lookUps.ask({ scope: scopeOf(sender), key: sender.idempotencyKey });
    return row && resultOf<Result>(row, command);
  }

  /** Claims the key; waits for a twin under way. @returns the stored result when the key was used before. */
  async claim<Result>(manager: EntityManager, command: Command<Result>): Promise<StoredResult<Result> | null> {
    const { sender } = command;
    const key = sender.idempotencyKey;
    if (!key) return null;
    const claimed: unknown[] = await manager.query(
      `insert into write.idempotency_key (scope, key, request_hash) values ($1, $2, $3)
       on conflict (scope, key) do nothing returning key`,
      [scopeOf(sender), key, hashOf(command)],
    );
    if (claimed.length > 0) return null;
    const [stored]: StoredRow[] = await manager.query(
      'select request_hash, answer, last_event_id from write.idempotency_key where scope = $1 and key = $2',
      [scopeOf(sender), key],
    );
    return resultOf(stored!, command);
  }

  async keep<Result>(manager: EntityManager, { sender }: Command<Result>, stored: StoredResult<Result>): Promise<void> {
    if (!sender.idempotencyKey) return;
    await manager.query(
      'update write.idempotency_key set answer = $3, last_event_id = $4 where scope = $1 and key = $2',
      [scopeOf(sender), sender.idempotencyKey, JSON.stringify(stored.result ?? null), stored.lastEventId],
    );
  }

  /** Both in one, for a command that writes nothing before its result is known; refused where a twin has been faster. */
  writes<Result>(command: Command<Result>, { result, lastEventId }: StoredResult<Result>): Write[] {
    const { sender } = command;
    if (!sender.idempotencyKey) return [];
    const asked = { scope: scopeOf(sender), key: sender.idempotencyKey, request_hash: hashOf(command) };
    return [{ text: INSERT, row: { ...asked, answer: JSON.stringify(result ?? null), last_event_id: lastEventId } }];
  }

  private async readAll(asked: readonly Asked[]): Promise<(StoredRow | null)[]> {
    const rows: (StoredRow & { n: number })[] = await this.dataSource.query(STORED, [
      asked.map(({ scope }) => scope),
      asked.map(({ key }) => key),
    ]);
    const found = new Map(rows.map((row) => [row.n, row]));
    return asked.map((_, index) => found.get(index + 1) ?? null);
  }
}

/** @throws IdempotencyKeyReused */
function resultOf<Result>(stored: StoredRow, command: Command<Result>): StoredResult<Result> {
  if (stored.request_hash !== hashOf(command)) throw new IdempotencyKeyReused();
  return { result: stored.answer as Result, lastEventId: stored.last_event_id };
}

function hashOf(command: Command<unknown>): string {
  return createHash('sha256').update(JSON.stringify(command.identity())).digest('hex');
}

/** Who and what for: one key can answer neither two people nor two kinds of command. */
function scopeOf({ actor, address, operation }: Sender): string {
  return `${actor ? `user-${actor.userId}` : (address ?? '')} ${operation}`;
}
