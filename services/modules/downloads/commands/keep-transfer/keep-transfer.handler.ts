import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MeterBook } from '../../application/meter-book.ts';
import { learn } from '../../domain/file-account.ts';
import { leaseEnd } from '../../domain/window.ts';
import { TransferRepository } from '../../persistence/transfer.repository.ts';
import { KeepTransfer } from './keep-transfer.command.ts';

/** One statement as a rule: it comes every few seconds from each connection. */
@CommandHandler(KeepTransfer)
export class KeepTransferHandler implements ICommandHandler<KeepTransfer> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly transfers: TransferRepository,
    private readonly book: MeterBook,
    private readonly clock: Clock,
  ) {}

  async execute(command: KeepTransfer): Promise<void> {
    const { transferId, sentTo } = command;
    if (await this.transfers.renew(transferId, sentTo, leaseEnd(this.clock.now()))) return;
    await this.unitOfWork.run(command, ({ manager }) => this.learn(manager, command));
  }

  /** It was taken for dead, by a process that stood still for example: what it goes on to send is charged as it is told. */
  private async learn(manager: EntityManager, { transferId, sentTo }: KeepTransfer): Promise<void> {
    const found = await this.book.openFor(manager, transferId);
    const now = this.clock.now();
    if (!found?.transfer.dead || found.meter.windowUntil <= now) return;
    const { meter, volume, transfer } = found;
    const change = learn(meter, transfer, sentTo, volume.bandwidth, false);
    await this.book.write(manager, found, transfer, change, now);
  }
}
