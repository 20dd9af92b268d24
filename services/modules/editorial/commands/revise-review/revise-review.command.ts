import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import type { StoredReview } from '../../persistence/piece.entity.ts';

/** Replaces what a review says; it stays the review of its title. */
export class ReviseReview extends Command<SavedPiece> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly seenVersion: number,
    /** As typed. */
    readonly review: StoredReview,
  ) {
    super(sender);
  }
}
