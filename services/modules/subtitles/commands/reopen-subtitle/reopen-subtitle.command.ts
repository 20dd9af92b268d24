import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A refusal is taken back: the subtitle waits again. */
export class ReopenSubtitle extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly submissionId: number,
    /** The version the moderator has seen. */
    readonly version: number,
  ) {
    super(sender);
  }
}
