import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { TransferRequest, TransferStart } from '../../contract/transfer-meter.port.ts';

/** Somebody is about to send a member bytes of a file. */
export class BeginTransfer extends Command<TransferStart> {
  constructor(
    override readonly sender: Sender,
    readonly request: TransferRequest,
  ) {
    super(sender);
  }
}
