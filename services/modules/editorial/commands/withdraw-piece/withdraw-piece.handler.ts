import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import { Pieces } from '../../application/pieces.ts';
import { pieceWithdrawn } from '../../contract/editorial.events.ts';
import { WithdrawPiece } from './withdraw-piece.command.ts';

@CommandHandler(WithdrawPiece)
export class WithdrawPieceHandler implements ICommandHandler<WithdrawPiece> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pieces: Pieces,
  ) {}

  /** Of a draft it changes nothing. @throws UnknownPiece @throws ChangedMeanwhile */
  async execute({ kind, id, seenVersion }: WithdrawPiece): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const piece = await this.pieces.open(transaction.manager, kind, id, seenVersion);
    if (piece.state === 'draft') return { id, version: piece.version, state: 'draft' };
    const withdrawn = pieceWithdrawn({ pieceId: id, kind, titleId: piece.titleId });
    return this.pieces.change(transaction, piece, { state: 'draft', publishAt: null }, withdrawn);
  }
}
