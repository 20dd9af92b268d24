import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** One file, its watched mark included; or all of a title, which goes off the shelf and keeps its marks. */
type ForgottenPart = { fileId: number } | { titleId: number };

/** The member wants a film off the shelf, or an episode not marked as watched. */
export class ForgetPlayback extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly part: ForgottenPart,
  ) {
    super(sender);
  }
}
