import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReleaseFile } from '#modules/catalogue/contract/files/release-file.ts';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MediaAssets } from '../../application/media-assets.ts';
import { AttachFile } from './attach-file.command.ts';

@CommandHandler(AttachFile)
export class AttachFileHandler implements ICommandHandler<AttachFile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assets: MediaAssets,
    private readonly files: ReleaseFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownMedia @throws UnknownTitle @throws InvalidRelease */
  async execute({ titleId, sha256, release }: AttachFile): Promise<ReleaseFile | null> {
    const { transaction } = this.unitOfWork;
    const media = await this.assets.get(transaction, sha256);
    const uploadedAt = this.clock.now().toISOString();
    const [attached] = await this.files.attach(transaction, titleId, [{ ...release, media, uploadedAt }]);
    return attached ?? null;
  }
}
