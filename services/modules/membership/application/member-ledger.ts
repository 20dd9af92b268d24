import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { type MemberBalance, MemberCredit, type MemberEntry } from '../contract/member-credit.port.ts';
import { membershipChanged } from '../contract/membership.events.ts';
import { balanceInStatement, balanceOf, give, take } from '../domain/entitlement.ts';
import type { Membership } from '../persistence/membership.entity.ts';
import { MembershipRepository } from '../persistence/membership.repository.ts';

/** Every change of a member's days and bytes: row, ledger line and event, under the row's lock. */
@Injectable()
export class MemberLedger extends MemberCredit {
  constructor(
    private readonly members: MembershipRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async give(transaction: CommandTransaction, entry: MemberEntry): Promise<MemberBalance> {
    const member = await this.members.lock(transaction.manager, entry.userId);
    Object.assign(member, give(member, entry, this.clock.now()));
    return this.write(transaction, member, entry, entry.amount);
  }

  /** @returns also the days or bytes really taken. */
  async take(transaction: CommandTransaction, entry: MemberEntry): Promise<MemberBalance & { taken: number }> {
    const member = await this.members.lock(transaction.manager, entry.userId);
    const { entitlement, taken } = take(member, entry, this.clock.now());
    Object.assign(member, entitlement);
    return { ...(await this.write(transaction, member, entry, -taken)), taken };
  }

  /** A line for bytes that are used already. */
  async recordDownload(
    transaction: CommandTransaction,
    userId: number,
    bytes: number,
    reference: string,
  ): Promise<void> {
    const member = await this.members.lock(transaction.manager, userId);
    member.bytesRecorded += bytes;
    const entry = { userId, unit: 'bytes' as const, amount: bytes, reason: 'download' as const, reference, note: null };
    await this.write(transaction, member, entry, -bytes);
  }

  private async write(
    transaction: CommandTransaction,
    member: Membership,
    { unit, reason, reference, note }: MemberEntry,
    amount: number,
  ): Promise<MemberBalance> {
    const { manager } = transaction;
    const { userId, vipExpiration } = member;
    member.version += 1;
    const entryId = await this.members.addEntry(manager, {
      userId,
      unit,
      amount,
      reason,
      reference,
      note,
      at: this.clock.now(),
    });
    await this.members.save(manager, member);
    await transaction.append(
      `membership-${userId}`,
      member.version,
      membershipChanged({
        entryId,
        userId,
        unit,
        amount,
        reason,
        reference,
        note,
        bandwidth: balanceInStatement(member),
        vipExpiration: vipExpiration?.toISOString() ?? null,
      }),
    );
    return { vipExpiration, bandwidth: balanceOf(member) };
  }
}
