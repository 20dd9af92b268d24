import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CODE_LIFETIME_SECONDS, MAX_GUESSES } from '../../domain/verification-policy.ts';
import { Verification } from './verification.entity.ts';

const GOOD = 'known.guesses_left > 0 and known.expires_at > now()';
const ISSUE = `
  insert into write.verification as known (account_id, code_hash, guesses_left, issued_at, expires_at)
  values ($1, $2, ${MAX_GUESSES}, now(), now() + interval '${CODE_LIFETIME_SECONDS} seconds')
  on conflict (account_id) do update
  set code_hash = excluded.code_hash, issued_at = excluded.issued_at, expires_at = excluded.expires_at,
      earlier_code_hash = case when ${GOOD} then known.code_hash end,
      earlier_expires_at = case when ${GOOD} then known.expires_at end,
      guesses_left = case when ${GOOD} then known.guesses_left else excluded.guesses_left end`;

const TAKE_GUESS = `
  with guess as (
    update write.verification set guesses_left = guesses_left - 1
    where account_id = $1 and guesses_left > 0 and expires_at > now()
    returning code_hash, case when earlier_expires_at > now() then earlier_code_hash end as earlier
  )
  select array_remove(array[code_hash, earlier], null) as hashes from guess`;

@Injectable()
export class VerificationRepository {
  /** The code before stays good beside the new one, and guesses at both count together; a third one ends the first. */
  async issue(manager: EntityManager, accountId: number, codeHash: string): Promise<void> {
    await manager.query(ISSUE, [accountId, codeHash]);
  }

  /** Uses up one guess, before the code is looked at. @returns the hashes of the codes that are good, none when there is nothing to guess. */
  async takeGuess(manager: EntityManager, accountId: number): Promise<string[]> {
    const rows: { hashes: string[] }[] = await manager.query(TAKE_GUESS, [accountId]);
    return rows[0]?.hashes ?? [];
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
