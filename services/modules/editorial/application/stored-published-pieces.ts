import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PieceKind } from '../contract/editorial.events.ts';
import type { NewsName } from '../contract/news-names.port.ts';
import { type PublishedPiece, PublishedPieces } from '../contract/published-pieces.port.ts';
import { PieceRepository } from '../persistence/piece.repository.ts';

@Injectable()
export class StoredPublishedPieces extends PublishedPieces {
  constructor(private readonly pieces: PieceRepository) {
    super();
  }

  async find(manager: EntityManager, kind: PieceKind, id: number): Promise<PublishedPiece | null> {
    const piece = await this.pieces.published(manager, kind, id);
    return piece && { titleId: piece.titleId };
  }

  async newsName(manager: EntityManager, id: number): Promise<NewsName | null> {
    const post = await this.pieces.publishedPost(manager, id);
    if (!post?.slug) return null;
    const { fa, en } = post.facts.texts;
    return { slug: post.slug, name: { fa: fa?.title ?? null, en: en?.title ?? fa?.title ?? post.slug } };
  }
}
