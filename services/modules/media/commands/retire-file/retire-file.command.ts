import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Takes a file from offer. Its bytes stay for a while: downloads go on, and it can come back. */
export class RetireFile extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly fileId: number,
  ) {
    super(sender);
  }
}
