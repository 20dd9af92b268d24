import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Has a stream made again that was given up; any other is left alone. */
export class RetryStream extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly sha256: string,
  ) {
    super(sender);
  }
}
