import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export class RefuseSubtitle extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly submissionId: number,
    /** The version the moderator has seen. */
    readonly version: number,
    readonly reason: string,
  ) {
    super(sender);
  }
}
