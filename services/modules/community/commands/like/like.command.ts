import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { LikedEntity, LikeValue } from '../../contract/likes.events.ts';

/** A member's opinion of a title, a comment, a news post or a review, given, changed or taken back. */
export class Like extends Command<void> {
  constructor(
    override readonly sender: MemberSender,
    readonly entity: LikedEntity,
    readonly entityId: number,
    readonly value: LikeValue,
  ) {
    super(sender);
  }
}
