import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import { reviewAdded } from '../../contract/editorial.events.ts';
import { AlreadyReviewed, UnknownTitle } from '../../domain/editorial-errors.ts';
import { cleanTexts } from '../../domain/piece-texts.ts';
import { PieceRepository } from '../../persistence/piece.repository.ts';
import { AddReview } from './add-review.command.ts';

@CommandHandler(AddReview)
export class AddReviewHandler implements ICommandHandler<AddReview> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: ReleaseFiles,
    private readonly pieces: PieceRepository,
  ) {}

  /** @throws UnknownTitle @throws AlreadyReviewed @throws InvalidPiece */
  async execute({ sender, titleId, review }: AddReview): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const facts = { score: review.score, texts: cleanTexts(review.texts) };
    if (!(await this.titles.titleOf(transaction.manager, titleId))) throw new UnknownTitle();
    const id = await this.pieces.insertReview(transaction.manager, titleId, facts);
    if (id === null) throw new AlreadyReviewed();
    const author = { authorId: sender.actor?.userId ?? null, author: sender.actor?.name ?? null };
    await transaction.append(`piece-${id}`, 1, reviewAdded({ pieceId: id, titleId, ...facts, ...author }));
    return { id, version: 1, state: 'draft' };
  }
}
