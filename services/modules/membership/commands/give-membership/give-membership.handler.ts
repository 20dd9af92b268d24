import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type AdjustedMembership, adjustedMembership } from '../../application/adjusted-membership.ts';
import { MemberLedger } from '../../application/member-ledger.ts';
import { GiveMembership } from './give-membership.command.ts';

@CommandHandler(GiveMembership)
export class GiveMembershipHandler implements ICommandHandler<GiveMembership> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: MemberLedger,
  ) {}

  /** @throws UnknownMember */
  async execute({ userId, unit, amount, reason }: GiveMembership): Promise<AdjustedMembership> {
    const entry = { userId, unit, amount, reason: 'grant' as const, reference: null, note: reason };
    return adjustedMembership(await this.ledger.give(this.unitOfWork.transaction, entry));
  }
}
