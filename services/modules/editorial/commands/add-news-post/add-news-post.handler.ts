import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import { newsPostAdded } from '../../contract/editorial.events.ts';
import { cleanTexts } from '../../domain/piece-texts.ts';
import { PieceRepository } from '../../persistence/piece.repository.ts';
import { AddNewsPost } from './add-news-post.command.ts';

@CommandHandler(AddNewsPost)
export class AddNewsPostHandler implements ICommandHandler<AddNewsPost> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pieces: PieceRepository,
  ) {}

  /** @throws InvalidPiece */
  async execute({ sender, post }: AddNewsPost): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const { category, motif } = post;
    const texts = cleanTexts(post.texts);
    const title = texts.en?.title || texts.fa?.title || '';
    const { id, slug } = await this.pieces.insertPost(transaction.manager, title, { category, motif, texts });
    const author = { authorId: sender.actor?.userId ?? null, author: sender.actor?.name ?? null };
    const added = newsPostAdded({ pieceId: id, slug, category, motif, texts, ...author });
    await transaction.append(`piece-${id}`, 1, added);
    return { id, version: 1, state: 'draft' };
  }
}
