import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A member follows a series: new episodes of it are news. The result: whether it is new on the list. */
export class FollowSeries extends Command<boolean> {
  constructor(
    override readonly sender: MemberSender,
    readonly seriesId: number,
  ) {
    super(sender);
  }
}
