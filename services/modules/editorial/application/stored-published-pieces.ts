import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PieceKind } from '../contract/editorial.events.ts';
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
}
