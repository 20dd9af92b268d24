import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/**
 * A refusal or an acceptance is taken back: the subtitle waits again. With an acceptance the track goes from view, or what
 * it had replaced is seen again.
 */
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
