import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { AvatarChanger } from '../../application/avatar-changer.ts';
import { RemoveAvatar } from './remove-avatar.command.ts';

@CommandHandler(RemoveAvatar)
export class RemoveAvatarHandler implements ICommandHandler<RemoveAvatar> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly avatars: AvatarChanger,
  ) {}

  execute({ sender }: RemoveAvatar): Promise<void> {
    return this.avatars.change(this.unitOfWork.transaction, sender.actor.userId, null);
  }
}
