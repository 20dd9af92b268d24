import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { EntryReason, EntryUnit } from './membership.events.ts';

export interface MemberEntry {
  userId: number;
  unit: EntryUnit;
  /** Days or bytes, above 0. */
  amount: number;
  reason: EntryReason;
  /** Of the payment it belongs to: one entry for each (reference, reason), whatever happens twice. */
  reference: string | null;
  note: string | null;
}

export interface MemberBalance {
  vipExpiration: Date | null;
  /** Remaining bytes. */
  bandwidth: number;
}

/**
 * Days and bytes given and taken inside another module's command: what is bought and the payment for it are one transaction,
 * so this contract takes that transaction.
 */
export abstract class MemberCredit {
  /** Adds to what is left. */
  abstract give(transaction: CommandTransaction, entry: MemberEntry): Promise<MemberBalance>;
  /** Takes away, at most what is left. */
  abstract take(transaction: CommandTransaction, entry: MemberEntry): Promise<MemberBalance>;
}
