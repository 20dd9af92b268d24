import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import type { PieceKind } from '../../contract/editorial.events.ts';

/** Takes a piece from the site, or its publication back: it is a draft again. */
export class WithdrawPiece extends Command<SavedPiece> {
  constructor(
    override readonly sender: Sender,
    readonly kind: PieceKind,
    readonly id: number,
    readonly seenVersion: number,
  ) {
    super(sender);
  }
}
