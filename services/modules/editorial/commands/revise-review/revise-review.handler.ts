import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import { Pieces } from '../../application/pieces.ts';
import { reviewRevised } from '../../contract/editorial.events.ts';
import { cleanTexts, requireWhole } from '../../domain/piece-texts.ts';
import { ReviseReview } from './revise-review.command.ts';

@CommandHandler(ReviseReview)
export class ReviseReviewHandler implements ICommandHandler<ReviseReview> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pieces: Pieces,
  ) {}

  /** @throws UnknownPiece @throws ChangedMeanwhile @throws InvalidPiece */
  async execute({ id, seenVersion, review }: ReviseReview): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const piece = await this.pieces.open(transaction.manager, 'review', id, seenVersion);
    const facts = { score: review.score, texts: cleanTexts(review.texts) };
    if (piece.state !== 'draft') requireWhole(facts.texts);
    const revised = reviewRevised({ ...facts, pieceId: id, titleId: piece.titleId as number });
    return this.pieces.revise(transaction, piece, facts, revised);
  }
}
