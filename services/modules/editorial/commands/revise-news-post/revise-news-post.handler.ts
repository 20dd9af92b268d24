import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import { Pieces } from '../../application/pieces.ts';
import { newsPostRevised } from '../../contract/editorial.events.ts';
import { cleanTexts, requireWhole } from '../../domain/piece-texts.ts';
import { ReviseNewsPost } from './revise-news-post.command.ts';

@CommandHandler(ReviseNewsPost)
export class ReviseNewsPostHandler implements ICommandHandler<ReviseNewsPost> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pieces: Pieces,
  ) {}

  /** @throws UnknownPiece @throws ChangedMeanwhile @throws InvalidPiece */
  async execute({ id, seenVersion, post }: ReviseNewsPost): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const piece = await this.pieces.open(transaction.manager, 'news', id, seenVersion);
    const facts = { ...post, texts: cleanTexts(post.texts) };
    if (piece.state !== 'draft') requireWhole(facts.texts);
    const revised = newsPostRevised({ ...facts, pieceId: id, slug: piece.slug ?? '' });
    return this.pieces.change(transaction, piece, { facts }, revised);
  }
}
