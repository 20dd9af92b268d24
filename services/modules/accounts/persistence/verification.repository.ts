import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CODE_LIFETIME_SECONDS, MAX_GUESSES } from '../domain/verification-policy.ts';
import { Verification } from './verification.entity.ts';

const ISSUE = `
  insert into write.verification (account_id, code_hash, guesses_left, issued_at, expires_at)
  values ($1, $2, ${MAX_GUESSES}, now(), now() + interval '${CODE_LIFETIME_SECONDS} seconds')
  on conflict (account_id) do update
  set code_hash = excluded.code_hash, guesses_left = excluded.guesses_left,
      issued_at = excluded.issued_at, expires_at = excluded.expires_at`;

const TAKE_GUESS = `
  with guess as (
    update write.verification set guesses_left = guesses_left - 1
    where account_id = $1 and guesses_left > 0 and expires_at > now()
    returning code_hash as "codeHash"
  )
  select * from guess`;

@Injectable()
export class VerificationRepository {
  /** A new code takes the place of the one before. */
  async issue(manager: EntityManager, accountId: number, codeHash: string): Promise<void> {
    await manager.query(ISSUE, [accountId, codeHash]);
  }

  /** Uses up one guess, before the code is looked at. @returns the code's hash, or null when there is nothing to guess. */
  async takeGuess(manager: EntityManager, accountId: number): Promise<string | null> {
    const rows: { codeHash: string }[] = await manager.query(TAKE_GUESS, [accountId]);
    return rows[0]?.codeHash ?? null;
  }

  async secondsSinceIssue(manager: EntityManager, accountId: number): Promise<number> {
    const rows: { seconds: number }[] = await manager.query(
      'select extract(epoch from now() - issued_at)::float8 as seconds from write.verification where account_id = $1',
      [accountId],
    );
    return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
  }

  /** What the decision about a call needs; null when the account does not wait for a code. Locks the row. */
  async callState(
    manager: EntityManager,
    accountId: number,
  ): Promise<{ secondsSinceRegistration: number; called: boolean } | null> {
    const rows: { secondsSinceRegistration: number; called: boolean }[] = await manager.query(
      `select extract(epoch from now() - account.registered_at)::float8 as "secondsSinceRegistration",
              verification.called_at is not null as called
       from write.verification join write.account on account.id = verification.account_id
       where account_id = $1 for update of verification`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  async markCalled(manager: EntityManager, accountId: number): Promise<void> {
    await manager.update(Verification, { accountId }, { calledAt: () => 'now()' });
  }

  async delete(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(Verification, { accountId });
  }
}
