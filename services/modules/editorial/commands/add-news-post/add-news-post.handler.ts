import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures } from '#modules/media/contract/stored-uploads.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
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
    private readonly storage: StoragePort,
  ) {}

  /** @throws InvalidPiece @throws UnknownPicture */
  async execute({ sender, post }: AddNewsPost): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const texts = cleanTexts(post.texts);
    const title = texts.en?.title || texts.fa?.title || '';
    await requirePictures(transaction.manager, this.storage, { cover: post.cover });
    const facts = { ...post, texts };
    const { id, slug } = await this.pieces.insertPost(transaction.manager, title, facts);
    const author = { authorId: sender.actor?.userId ?? null, author: sender.actor?.name ?? null };
    const added = newsPostAdded({ ...facts, pieceId: id, slug, ...author });
    await transaction.append(`piece-${id}`, 1, added);
    return { id, version: 1, state: 'draft' };
  }
}
