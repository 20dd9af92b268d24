import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { workClaimed } from '../../contract/work-claims.events.ts';
import { checkFree, claimedUntil } from '../../domain/work-claim.ts';
import { WorkClaimRepository } from '../../persistence/work-claim.repository.ts';
import { ClaimWork } from './claim-work.command.ts';

@CommandHandler(ClaimWork)
export class ClaimWorkHandler implements ICommandHandler<ClaimWork> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: WorkClaimRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws WorkTaken */
  async execute({ sender, kind, itemId, over }: ClaimWork): Promise<Date> {
    const { transaction } = this.unitOfWork;
    const { userId, username } = sender.actor;
    const now = this.clock.now();
    const before = await this.claims.lock(transaction.manager, kind, itemId);
    if (!over) checkFree(before, userId, now);
    const until = claimedUntil(now);
    const version = await this.claims.save(transaction.manager, before, { userId, until });
    const claimed = workClaimed({ kind, itemId, userId, username, until: until.toISOString() });
    await transaction.append(`work-claim-${kind}-${itemId}`, version, claimed);
    return until;
  }
}
