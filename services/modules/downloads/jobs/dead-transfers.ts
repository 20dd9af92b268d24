import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { BuryTransfer } from '../commands/bury-transfer/bury-transfer.command.ts';
import { TransferRepository } from '../persistence/transfer.repository.ts';

const PAGE_SIZE = 200;

/** Releases what is reserved for transfers of which nothing is heard any more. */
@Injectable()
export class DeadTransfers {
  private readonly sender = systemSender('release transfers');

  constructor(
    private readonly commands: CommandBus,
    private readonly transfers: TransferRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns how many there were. */
  async bury(): Promise<number> {
    const overdue = await this.transfers.overdue(this.clock.now(), PAGE_SIZE);
    for (const id of overdue) await this.commands.execute(new BuryTransfer(this.sender, id));
    return overdue.length;
  }
}
