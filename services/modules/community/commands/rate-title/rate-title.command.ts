import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Grades } from '../../contract/community.events.ts';

/** One rating a member and title: rating again replaces. */
export class RateTitle extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly postId: number,
    /** Those that the viewer has chosen. */
    readonly grades: Partial<Grades>,
  ) {
    super(sender);
  }
}
