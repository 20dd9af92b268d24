import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A member takes titles off the list of what to download later. The result: how many were on the list. */
export class RemoveKept extends Command<number> {
  constructor(
    override readonly sender: MemberSender,
    readonly listIds: readonly number[],
  ) {
    super(sender);
  }
}
