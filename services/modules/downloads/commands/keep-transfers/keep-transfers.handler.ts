import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import type { TransferProgress } from '../../contract/transfer-meter.port.ts';
import { leaseEnd } from '../../domain/window.ts';
import { TransferRepository } from '../../persistence/transfer.repository.ts';
import { KeepTransfers } from './keep-transfers.command.ts';

/** One statement for all: it comes every few seconds. */
@CommandHandler(KeepTransfers)
export class KeepTransfersHandler implements ICommandHandler<KeepTransfers> {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ transfers }: KeepTransfers): Promise<TransferProgress[]> {
    if (transfers.length === 0) return [];
    const renewed = new Set(await this.transfers.renewAll(transfers, leaseEnd(this.clock.now())));
    return transfers.filter(({ transferId }) => !renewed.has(transferId));
  }
}
