import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import type { StoredReview } from '../../persistence/piece.entity.ts';

/** Begins the review of a title: a draft. What comes with the site has no author. */
export class AddReview extends Command<SavedPiece> {
  constructor(
    override readonly sender: Sender,
    readonly titleId: number,
    /** As typed. */
    readonly review: StoredReview,
  ) {
    super(sender);
  }
}
