import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { DOWNLOAD_KEY_BY_USER } from '../../application/throttle-limits.ts';
import { downloadKey } from '../../contract/download-key.ts';
import { downloadKeyRenewed } from '../../contract/downloads.events.ts';
import { DownloadKeyRepository } from '../../persistence/download-key.repository.ts';
import { RenewDownloadKey } from './renew-download-key.command.ts';

@CommandHandler(RenewDownloadKey)
export class RenewDownloadKeyHandler implements ICommandHandler<RenewDownloadKey> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: DownloadKeyRepository,
    private readonly ring: KeyRing,
    private readonly throttle: Throttle,
  ) {}

  /** @throws TooManyRequests */
  async execute({ sender }: RenewDownloadKey): Promise<string> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(DOWNLOAD_KEY_BY_USER, userId);
    await transaction.hold(userId);
    const generation = await this.keys.renew(transaction.manager, userId);
    // The first key is nobody's doing: the stream begins with the second.
    await transaction.append(`download-key-${userId}`, generation - 1, downloadKeyRenewed({ userId, generation }));
    return downloadKey(this.ring, { userId, generation });
  }
}
