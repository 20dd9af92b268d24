import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { AvatarOutcome } from '../../contract/accounts.events.ts';

/** A moderator has looked at a member's picture: it stays, or is taken away. */
export class ReviewAvatar extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly accountId: number,
    /** As the moderator has seen it. */
    readonly path: string,
    readonly outcome: AvatarOutcome,
    /** Nobody of the staff had looked at it, as far as the moderator saw. */
    readonly first: boolean,
  ) {
    super(sender);
  }
}
