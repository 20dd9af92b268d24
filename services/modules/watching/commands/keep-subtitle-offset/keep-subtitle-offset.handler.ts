import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { OFFSET_BY_USER } from '../../application/throttle-limits.ts';
import { subtitleOffsetKept } from '../../contract/watching.events.ts';
import { UnknownFile } from '../../domain/watching-errors.ts';
import { SubtitleOffsetRepository } from '../../persistence/subtitle-offset.repository.ts';
import { KeepSubtitleOffset } from './keep-subtitle-offset.command.ts';

@CommandHandler(KeepSubtitleOffset)
export class KeepSubtitleOffsetHandler implements ICommandHandler<KeepSubtitleOffset> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ReleaseFiles,
    private readonly offsets: SubtitleOffsetRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws UnknownFile, TooManyRequests */
  async execute({ sender, fileId, track, offset }: KeepSubtitleOffset): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.throttle.consume(OFFSET_BY_USER, userId);
    await transaction.hold(userId);
    const file = await this.files.findOnSite(transaction.manager, fileId);
    if (!file) throw new UnknownFile();
    const version = await this.offsets.save(transaction.manager, { userId, fileId, track, offset });
    if (version === null) return;
    const event = subtitleOffsetKept({ userId, fileId, sha256: file.media.sha256, track, offset });
    await transaction.append(`subtitle-offset-${userId}-${fileId}-${track}`, version, event);
  }
}
