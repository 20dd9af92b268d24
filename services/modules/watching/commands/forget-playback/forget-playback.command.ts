import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Of what is forgotten: one file, or all of a title. */
export type ForgottenPart = { fileId: number } | { titleId: number };

/** The member wants a film off the shelf, or an episode not marked as watched. */
export class ForgetPlayback extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly part: ForgottenPart,
  ) {
    super(sender);
  }
}
