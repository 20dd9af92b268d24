import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContactDetail } from '../contract/accounts.events.ts';
import { CODE_LIFETIME_SECONDS, MAX_GUESSES } from '../domain/verification-policy.ts';
import { ContactChange } from './contact-change.entity.ts';

/** Which detail of an account is to become what. */
export type WantedContact = Pick<ContactChange, 'accountId' | 'detail' | 'value'>;

const ISSUE = `
  insert into write.contact_change (account_id, detail, value, code_hash, guesses_left, issued_at, expires_at)
  values ($1, $2, $3, $4, ${MAX_GUESSES}, now(), now() + interval '${CODE_LIFETIME_SECONDS} seconds')
  on conflict (account_id, detail) do update
  set value = excluded.value, code_hash = excluded.code_hash, guesses_left = excluded.guesses_left,
      issued_at = excluded.issued_at, expires_at = excluded.expires_at`;

const SECONDS_SINCE_ISSUE = `
  select extract(epoch from now() - issued_at)::float8 as seconds from write.contact_change
  where account_id = $1 and detail = $2 and value = $3`;

const TAKE_GUESS = `
  with guess as (
    update write.contact_change set guesses_left = guesses_left - 1
    where account_id = $1 and detail = $2 and guesses_left > 0 and expires_at > now()
    returning value, code_hash as "codeHash"
  )
  select * from guess`;

@Injectable()
export class ContactChangeRepository {
  /** One that waited, for this or another address, is over. */
  async issue(manager: EntityManager, { accountId, detail, value }: WantedContact, codeHash: string): Promise<void> {
    await manager.query(ISSUE, [accountId, detail, value, codeHash]);
  }

  async secondsSinceIssue(manager: EntityManager, { accountId, detail, value }: WantedContact): Promise<number> {
    const rows: { seconds: number }[] = await manager.query(SECONDS_SINCE_ISSUE, [accountId, detail, value]);
    return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
  }

  /** Uses up one guess, before the code is looked at. @returns null when there is nothing to guess. */
  async takeGuess(
    manager: EntityManager,
    accountId: number,
    detail: ContactDetail,
  ): Promise<Pick<ContactChange, 'value' | 'codeHash'> | null> {
    const rows: Pick<ContactChange, 'value' | 'codeHash'>[] = await manager.query(TAKE_GUESS, [accountId, detail]);
    return rows[0] ?? null;
  }

  async delete(manager: EntityManager, accountId: number, detail: ContactDetail): Promise<void> {
    await manager.delete(ContactChange, { accountId, detail });
  }

  async deleteAll(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(ContactChange, { accountId });
  }
}
