import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { TransferProgress } from '../../contract/transfer-meter.port.ts';

/** Sendings are still under way: a sign of life of each. The answer: those that it was not written down of. */
export class KeepTransfers extends Command<TransferProgress[]> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    readonly transfers: readonly TransferProgress[],
  ) {
    super(sender);
  }
}
