import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type AdjustedMembership, adjustedMembership } from '../../application/adjusted-membership.ts';
import { MemberLedger } from '../../application/member-ledger.ts';
import { TakeMembership } from './take-membership.command.ts';
import { NothingLeft } from './take-membership.errors.ts';

@CommandHandler(TakeMembership)
export class TakeMembershipHandler implements ICommandHandler<TakeMembership> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: MemberLedger,
  ) {}

  /** @throws UnknownMember, NothingLeft */
  async execute({ userId, unit, amount, reason }: TakeMembership): Promise<AdjustedMembership> {
    const entry = { userId, unit, amount, reason: 'withdrawal' as const, reference: null, note: reason };
    const balance = await this.ledger.take(this.unitOfWork.transaction, entry);
    if (balance.taken === 0) throw new NothingLeft();
    return adjustedMembership(balance);
  }
}
