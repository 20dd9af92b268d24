import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { mediaRemoved } from '../../contract/media.events.ts';
import { storageNameOf } from '../../contract/media-facts.ts';
import { MediaAssetRepository } from '../../persistence/media-asset.repository.ts';
import { RemoveMedia } from './remove-media.command.ts';

@CommandHandler(RemoveMedia)
export class RemoveMediaHandler implements ICommandHandler<RemoveMedia> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assets: MediaAssetRepository,
    private readonly files: ReleaseFiles,
    private readonly storage: StoragePort,
    private readonly clock: Clock,
  ) {}

  /**
   * Under the film's lock, which whoever puts it on offer takes, too. The bytes go before the commit: what is cut off in
   * between is done again, and nobody believes in bytes that are not there.
   */
  async execute({ sha256, idleUntil }: RemoveMedia): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    await this.assets.lock(manager, sha256);
    const asset = await this.assets.find(manager, sha256);
    if (!asset?.idleSince || asset.removedAt || asset.idleSince > idleUntil) return false;
    if ((await this.files.inUse(manager, [sha256])).size > 0) return false;
    asset.removedAt = this.clock.now();
    asset.version += 1;
    await this.assets.save(manager, asset);
    await transaction.append(`media-${sha256}`, asset.version, mediaRemoved({ sha256 }));
    await this.storage.removeFolder(`hls/${sha256}`);
    await this.storage.remove(storageNameOf(asset.facts));
    return true;
  }
}
