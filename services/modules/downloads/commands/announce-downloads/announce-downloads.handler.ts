import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberVolume } from '#modules/membership/contract/member-volume.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MeterBook } from '../../application/meter-book.ts';
import { downloadSettled } from '../../contract/downloads.events.ts';
import { rangeOf, sizeOf, without } from '../../domain/byte-ranges.ts';
import { type ChangedMeter, ChangedMeterRepository } from '../../persistence/changed-meter.repository.ts';
import { AnnounceDownloads } from './announce-downloads.command.ts';

@CommandHandler(AnnounceDownloads)
export class AnnounceDownloadsHandler implements ICommandHandler<AnnounceDownloads> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly book: MeterBook,
    private readonly changed: ChangedMeterRepository,
    private readonly volumes: MemberVolume,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownAccount when the member's account is deleted. */
  async execute({ userId }: AnnounceDownloads): Promise<number> {
    const { transaction } = this.unitOfWork;
    await this.book.lock(transaction.manager, userId);
    const meters = await this.changed.changed(transaction.manager, userId);
    for (const meter of meters) await this.announce(transaction, meter);
    await this.changed.markAnnounced(
      transaction.manager,
      meters.map(({ id }) => id),
      this.clock.now(),
    );
    return meters.length;
  }

  private async announce(transaction: CommandTransaction, meter: ChangedMeter): Promise<void> {
    const { id, version, userId, fileId, title, release, bytesSent, bytesCharged } = meter;
    const stream = `download-${id}`;
    const news = bytesCharged - meter.bytesAnnounced;
    if (news > 0) await this.volumes.record(transaction, userId, news, stream);
    const ofFile = without(meter.charged, without(meter.charged, rangeOf(0, meter.fileSize)));
    await transaction.append(
      stream,
      version + 1,
      downloadSettled({
        meterId: id,
        userId,
        fileId,
        title,
        release,
        startedAt: meter.openedAt.toISOString(),
        windowUntil: meter.windowUntil.toISOString(),
        bytesSent,
        bytesCharged,
        fileBytesCharged: sizeOf(ofFile),
        freeBecause: meter.freeBecause,
      }),
    );
  }
}
