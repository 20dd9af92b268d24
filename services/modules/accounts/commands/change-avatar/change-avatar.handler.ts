import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TokenExpired } from '../../../../platform/auth/auth-errors.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import type { UploadedFile } from '../../../../platform/http/uploads.js';
import { enqueueEffect } from '../../../../platform/jobs/effect-jobs.js';
import { PicturePort } from '../../../../platform/media/picture.port.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { StoragePort } from '../../../../platform/storage/storage.port.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { AVATAR_SIDE, avatarFile } from '../../domain/avatar.js';
import { ERASE_AVATAR } from '../../effects/account-effects.js';
import { avatarChanged } from '../../events/accounts.events.js';
import { avatarPath } from '../../events/avatar-path.js';
import { AccountRepository } from '../../persistence/account.repository.js';
import { AVATAR_BY_ACCOUNT } from '../../security/account-limits.js';
import { AvatarRefused } from './change-avatar.errors.js';

@Injectable()
export class ChangeAvatarHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly accounts: AccountRepository,
    private readonly pictures: PicturePort,
    private readonly storage: StoragePort,
    private readonly throttle: Throttle,
  ) {}

  /** @throws AvatarRefused, TooManyRequests */
  async upload(userId: number, file: UploadedFile | undefined) {
    // What is no upload at all does not count, so that a wrong form does not lock anybody out.
    if (!Buffer.isBuffer(file?.bytes)) throw new AvatarRefused('file_missing');
    this.throttle.take(AVATAR_BY_ACCOUNT, userId);
    if (file.tooLarge) throw new AvatarRefused('file_too_large');
    const drawn = await this.pictures.square(file.bytes, AVATAR_SIDE);
    if ('fault' in drawn) throw new AvatarRefused(drawn.fault);
    const avatar = randomUUID();
    await this.storage.put(avatarFile(avatar), drawn.bytes);
    try {
      await this.change(userId, avatar);
    } catch (error) {
      // Of any other fault it is not known whether the change was kept.
      if (error instanceof DomainError) await this.storage.remove(avatarFile(avatar));
      throw error;
    }
    return { status: 1 as const, message: 'Uploaded successfully', avatar_path: avatarPath(avatar) };
  }

  async remove(userId: number) {
    await this.change(userId, null);
    return { status: 1 as const, message: 'Deleted successfully' };
  }

  /** The picture before goes by an effect of this event: once the new one is sure to be there. */
  private change(userId: number, avatar: string | null): Promise<void> {
    return this.transactions.run(null, async (transaction) => {
      const account = await this.accounts.lock(transaction.manager, userId);
      if (!account || account.deletedAt) throw new TokenExpired();
      const former = account.avatar;
      if (former === avatar) return;
      await this.accounts.advance(transaction.manager, account, { avatar });
      await transaction.append(`user-${userId}`, account.version, avatarChanged({ userId, avatar }));
      if (former) await enqueueEffect(transaction, ERASE_AVATAR, { avatar: former });
    });
  }
}
