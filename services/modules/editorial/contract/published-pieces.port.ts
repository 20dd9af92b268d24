import type { EntityManager } from 'typeorm';
import type { PieceKind } from './editorial.events.ts';
import type { NewsName } from './news-names.port.ts';

export interface PublishedPiece {
  /** Of a review: the title on whose page it stands. */
  titleId: number | null;
}

/** Which news posts and reviews everybody can read, for whoever hangs something of members on them. */
export abstract class PublishedPieces {
  /** The piece, kept from being withdrawn until the transaction ends. @returns null unless it is published. */
  abstract find(manager: EntityManager, kind: PieceKind, id: number): Promise<PublishedPiece | null>;

  /** What a news post is called. @returns null unless it is published. */
  abstract newsName(manager: EntityManager, id: number): Promise<NewsName | null>;
}
