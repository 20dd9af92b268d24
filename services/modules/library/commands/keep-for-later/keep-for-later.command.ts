import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** A member keeps a title to download it later. The result: whether it is new on the list. */
export class KeepForLater extends Command<boolean> {
  constructor(
    override readonly sender: MemberSender,
    readonly postId: number,
  ) {
    super(sender);
  }
}
