import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { PicturePort } from '#platform/pictures/picture.port.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { AvatarChanger } from '../../application/avatar-changer.ts';
import { AVATAR_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { AVATAR_SIDE, AVATAR_SMALLEST, avatarFile } from '../../domain/avatar.ts';
import { SetAvatar, type SetAvatarResult } from './set-avatar.command.ts';
import { AvatarRefused } from './set-avatar.errors.ts';

@CommandHandler(SetAvatar)
export class SetAvatarHandler implements ICommandHandler<SetAvatar> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly avatars: AvatarChanger,
    private readonly pictures: PicturePort,
    private readonly storage: StoragePort,
    private readonly throttle: Throttle,
  ) {}

  /** @throws AvatarRefused, TooManyRequests */
  async execute(command: SetAvatar): Promise<SetAvatarResult> {
    const { sender, picture } = command;
    const { userId } = sender.actor;
    // What is no upload at all does not count, so that a wrong form does not lock anybody out.
    if (!picture) throw new AvatarRefused('file_missing');
    await this.throttle.consume(AVATAR_BY_ACCOUNT, userId);
    if (picture.tooLarge) throw new AvatarRefused('file_too_large');
    const avatar = await this.store(picture.path);
    try {
      return await this.unitOfWork.run(command, async (transaction) => {
        await this.avatars.change(transaction, userId, avatar);
        return { avatar };
      });
    } catch (error) {
      // Of any other error it is not known whether the change was kept.
      if (error instanceof DomainError) await this.storage.remove(avatarFile(avatar));
      throw error;
    }
  }

  /** @returns the name of the stored picture. @throws AvatarRefused */
  private async store(file: string): Promise<string> {
    const drawn = await this.pictures.square(file, { smallest: AVATAR_SMALLEST, longest: AVATAR_SIDE });
    if ('error' in drawn) throw new AvatarRefused(drawn.error);
    const avatar = randomUUID();
    await this.storage.put(avatarFile(avatar), drawn.bytes);
    return avatar;
  }
}
