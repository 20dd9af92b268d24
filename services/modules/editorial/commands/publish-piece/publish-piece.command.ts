import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import type { PieceKind } from '../../contract/editorial.events.ts';

/** Puts a piece before readers, now or when its time comes. */
export class PublishPiece extends Command<SavedPiece> {
  constructor(
    override readonly sender: Sender,
    readonly kind: PieceKind,
    readonly id: number,
    readonly seenVersion: number,
    /** null for now. A time that is past is the date it carries, which the product alone gives. */
    readonly at: Date | null,
  ) {
    super(sender);
  }
}
