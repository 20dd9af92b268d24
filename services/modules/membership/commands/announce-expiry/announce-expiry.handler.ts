import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MAIL_EXPIRY } from '../../application/expiry-notice.ts';
import { expiryAnnounced } from '../../contract/membership.events.ts';
import { MembershipRepository } from '../../persistence/membership.repository.ts';
import { AnnounceExpiry } from './announce-expiry.command.ts';

@CommandHandler(AnnounceExpiry)
export class AnnounceExpiryHandler implements ICommandHandler<AnnounceExpiry> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly members: MembershipRepository,
  ) {}

  /** Once for each end, however many workers look: decided under the row's lock. */
  async execute({ userId, until }: AnnounceExpiry): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const member = await this.members.lock(transaction.manager, userId);
    const { vipExpiration, announcedExpiration } = member;
    const told = announcedExpiration?.getTime() === vipExpiration?.getTime();
    if (!vipExpiration || vipExpiration > until || told) return false;
    member.announcedExpiration = vipExpiration;
    member.version += 1;
    await this.members.save(transaction.manager, member);
    const facts = { userId, vipExpiration: vipExpiration.toISOString() };
    await transaction.append(`membership-${userId}`, member.version, expiryAnnounced(facts));
    await enqueueJob(transaction, MAIL_EXPIRY, facts);
    return true;
  }
}
