import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import type { StoredPost } from '../../persistence/piece.entity.ts';

/** Replaces what a news post says. Its slug stays: addresses do not break. */
export class ReviseNewsPost extends Command<SavedPiece> {
  constructor(
    override readonly sender: Sender,
    readonly id: number,
    readonly seenVersion: number,
    /** As typed. */
    readonly post: StoredPost,
  ) {
    super(sender);
  }
}
