import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MeterBook, type OpenBook } from '../../application/meter-book.ts';
import { type AccountChange, forget, learn, settle, type Transfer } from '../../domain/file-account.ts';
import { SettleTransfer } from './settle-transfer.command.ts';

/** Of a transfer that was taken for dead this is the first that is heard; of a settled one nothing is left to change. */
@CommandHandler(SettleTransfer)
export class SettleTransferHandler implements ICommandHandler<SettleTransfer> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly book: MeterBook,
    private readonly clock: Clock,
  ) {}

  async execute({ transferId, sentTo }: SettleTransfer): Promise<void> {
    const { manager } = this.unitOfWork.transaction;
    const found = await this.book.openFor(manager, transferId);
    if (!found) return;
    const now = this.clock.now();
    await this.book.write(manager, found, found.transfer, changeOf(found, sentTo, now), now);
  }
}

function changeOf(
  { meter, volume, transfer }: OpenBook & { transfer: Transfer },
  sentTo: number,
  now: Date,
): AccountChange {
  if (!transfer.dead) return settle(meter, transfer, sentTo);
  return meter.windowUntil <= now ? forget(meter, transfer) : learn(meter, transfer, sentTo, volume.bandwidth, true);
}
