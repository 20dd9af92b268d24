import type { EntityManager } from 'typeorm';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { MembershipState } from './current-plan.ts';

export interface MemberVolumeState extends MembershipState {
  /** Bytes that are promised to downloads under way; `bandwidth` is less by them. */
  reserved: number;
}

/** The volume of members for whoever sends them files: reserved before the first byte, used by what was sent. */
export abstract class MemberVolume {
  /** What the member has, which stays so until the transaction ends. */
  abstract lock(manager: EntityManager, userId: number): Promise<MemberVolumeState>;
  /** Without a lock, for an answer that promises nothing. */
  abstract stateOf(manager: EntityManager, userId: number): Promise<MemberVolumeState>;
  /** @throws QueryFailedError when less is left: `lock` has said how much. */
  abstract reserve(manager: EntityManager, userId: number, bytes: number): Promise<void>;
  /** @param change bytes that are used, and those that are not reserved any more: used ones among them, where they were. */
  abstract settle(manager: EntityManager, userId: number, change: { used: number; released: number }): Promise<void>;
  /** Writes used bytes into the ledger that the member reads. @param reference of the download; it may have many lines. */
  abstract record(transaction: CommandTransaction, userId: number, bytes: number, reference: string): Promise<void>;
}
