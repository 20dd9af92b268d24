import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Says how far the making of a stream is, and that its worker is alive. @returns false when it is not that worker's any more. */
export class ReportStream extends Command<boolean> {
  constructor(
    override readonly sender: Sender,
    readonly sha256: string,
    readonly worker: string,
    readonly percent: number,
  ) {
    super(sender);
  }
}
