import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import {
  TransferMeter,
  type TransferProgress,
  type TransferRequest,
  type TransferStart,
} from '../contract/transfer-meter.port.ts';
import { BeginTransfer } from './begin-transfer/begin-transfer.command.ts';
import { KeepTransfer } from './keep-transfer/keep-transfer.command.ts';
import { KeepTransfers } from './keep-transfers/keep-transfers.command.ts';
import { SettleTransfer } from './settle-transfer/settle-transfer.command.ts';

/** The meter for whoever sends bytes: each of its calls is a command. */
@Injectable()
export class TransferCommands extends TransferMeter {
  private readonly sender = systemSender('send a file');

  constructor(private readonly commands: CommandBus) {
    super();
  }

  begin(request: TransferRequest): Promise<TransferStart> {
    return this.commands.execute(new BeginTransfer(this.sender, request));
  }

  async progress(transfers: readonly TransferProgress[]): Promise<void> {
    const unkept = await this.commands.execute(new KeepTransfers(this.sender, transfers));
    for (const { transferId, sentTo } of unkept)
      await this.commands.execute(new KeepTransfer(this.sender, transferId, sentTo));
  }

  settle(transferId: string, sentTo: number): Promise<void> {
    return this.commands.execute(new SettleTransfer(this.sender, transferId, sentTo));
  }
}
