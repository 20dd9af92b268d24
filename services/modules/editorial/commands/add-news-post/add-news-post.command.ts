import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import type { StoredPost } from '../../persistence/piece.entity.ts';

/** Begins a news post: a draft. What comes with the site has no author. */
export class AddNewsPost extends Command<SavedPiece> {
  constructor(
    override readonly sender: Sender,
    /** As typed. */
    readonly post: StoredPost,
  ) {
    super(sender);
  }
}
