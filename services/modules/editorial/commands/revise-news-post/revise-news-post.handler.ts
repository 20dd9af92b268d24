import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures } from '#modules/media/contract/stored-uploads.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
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
    private readonly storage: StoragePort,
  ) {}

  /** @throws UnknownPiece @throws ChangedMeanwhile @throws InvalidPiece @throws UnknownPicture */
  async execute({ id, seenVersion, post }: ReviseNewsPost): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const piece = await this.pieces.open(transaction.manager, 'news', id, seenVersion);
    const facts = { ...post, texts: cleanTexts(post.texts) };
    if (piece.state !== 'draft') requireWhole(facts.texts);
    await requirePictures(transaction.manager, this.storage, { cover: post.cover });
    const revised = newsPostRevised({ ...facts, pieceId: id, slug: piece.slug ?? '' });
    return this.pieces.revise(transaction, piece, facts, revised);
  }
}
