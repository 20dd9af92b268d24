import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A member follows people or series no longer. The result: how many were on the list. */
export class Unfollow extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly listIds: readonly number[],
  ) {
    super(sender);
  }
}
