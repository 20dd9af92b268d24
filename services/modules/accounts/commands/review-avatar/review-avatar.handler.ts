import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { AvatarChanger } from '../../application/avatar-changer.ts';
import { avatarReviewed } from '../../contract/accounts.events.ts';
import { avatarPath } from '../../contract/avatar-path.ts';
import { UnknownAccount } from '../../domain/account.errors.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ReviewAvatar } from './review-avatar.command.ts';

@CommandHandler(ReviewAvatar)
export class ReviewAvatarHandler implements ICommandHandler<ReviewAvatar> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly avatars: AvatarChanger,
  ) {}

  /** @throws UnknownAccount, ChangedMeanwhile */
  async execute({ sender, accountId, path, outcome, first }: ReviewAvatar): Promise<void> {
    const { transaction } = this.unitOfWork;
    const account = await this.accounts.lock(transaction.manager, accountId);
    if (!account || account.deletedAt) throw new UnknownAccount();
    const { avatar, reviewedAvatar } = account;
    if (avatar === null || avatarPath(avatar) !== path) throw new ChangedMeanwhile();
    // What a colleague has decided meanwhile stands.
    if (first && avatar === reviewedAvatar) throw new ChangedMeanwhile();
    const { userId: moderatorId, username: moderator } = sender.actor;
    const reviewed = avatarReviewed({ userId: accountId, avatar, outcome, moderatorId, moderator });
    await this.accounts.save(transaction, account, reviewed, { reviewedAvatar: avatar });
    if (outcome === 'removed') await this.avatars.change(transaction, accountId, null);
  }
}
