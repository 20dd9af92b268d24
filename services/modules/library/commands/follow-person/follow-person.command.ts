import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A member follows a person: new titles of theirs are news. The result: whether it is new on the list. */
export class FollowPerson extends Command<boolean> {
  constructor(
    override readonly sender: MemberSender,
    readonly personId: number,
  ) {
    super(sender);
  }
}
