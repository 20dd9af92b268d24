import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A member has seen notifications. */
export class VisitNotifications extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly notificationIds: readonly number[],
    /** All that were sent up to this position of the log; 0 for none. */
    readonly upTo: number,
  ) {
    super(sender);
  }
}
