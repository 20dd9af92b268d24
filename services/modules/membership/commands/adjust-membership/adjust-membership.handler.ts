import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import type { MemberEntry } from '../../events/member-credit.port.js';
import { MemberLedger } from '../../member-ledger.js';
import type { AdjustMembershipRequest } from './adjust-membership.request.js';

export class UnknownMember extends DomainError {
  constructor() {
    super('unknown_user', 'There is no such user', { httpStatus: 404 });
  }
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Days and bytes that staff give or take, each with a reason that the member reads. */
@Injectable()
export class AdjustMembershipHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly ledger: MemberLedger,
  ) {}

  /** @throws UnknownMember */
  grant(request: AdjustMembershipRequest) {
    return this.run(request, 'grant');
  }

  /** Takes at most what is left. @throws UnknownMember */
  withdraw(request: AdjustMembershipRequest) {
    return this.run(request, 'withdrawal');
  }

  private run({ user_id, unit, amount, reason: note }: AdjustMembershipRequest, reason: 'grant' | 'withdrawal') {
    const entry: MemberEntry = { userId: user_id, unit, amount, reason, reference: null, note };
    return this.transactions
      .run(entry, async (transaction) => {
        const change = reason === 'grant' ? this.ledger.give : this.ledger.take;
        const { vipExpiration, bandwidth } = await change.call(this.ledger, transaction, entry);
        return { status: 1 as const, vip_expiration: vipExpiration?.toISOString() ?? null, bandwidth };
      })
      .catch((error) => {
        throw isForeignKeyViolation(error) ? new UnknownMember() : error;
      });
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === FOREIGN_KEY_VIOLATION;
}
