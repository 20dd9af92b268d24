import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MeterBook } from '../../application/meter-book.ts';
import { bury } from '../../domain/file-account.ts';
import { BuryTransfer } from './bury-transfer.command.ts';

@CommandHandler(BuryTransfer)
export class BuryTransferHandler implements ICommandHandler<BuryTransfer> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly book: MeterBook,
    private readonly clock: Clock,
  ) {}

  async execute({ transferId }: BuryTransfer): Promise<void> {
    const { manager } = this.unitOfWork.transaction;
    const now = this.clock.now();
    const found = await this.book.openFor(manager, transferId);
    // Meanwhile it may have been heard of, or buried by whoever came after it.
    if (!found || found.transfer.dead || found.transfer.leaseUntil > now) return;
    await this.book.write(manager, found, found.transfer, bury(found.meter, found.transfer), now);
  }
}
