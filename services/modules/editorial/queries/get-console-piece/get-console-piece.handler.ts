import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownPiece } from '../../domain/editorial-errors.ts';
import { ConsolePieceReader } from '../list-console-pieces/console-piece.reader.ts';
import type { ConsoleNewsPost, ConsoleReview } from '../list-console-pieces/console-piece.schema.ts';
import { GetConsoleNewsPost, GetConsoleReview } from './get-console-piece.query.ts';

@QueryHandler(GetConsoleNewsPost)
export class GetConsoleNewsPostHandler implements IQueryHandler<GetConsoleNewsPost> {
  constructor(private readonly pieces: ConsolePieceReader) {}

  /** @throws UnknownPiece */
  async execute({ id }: GetConsoleNewsPost): Promise<ConsoleNewsPost> {
    const found = await this.pieces.newsPost(id);
    if (!found) throw new UnknownPiece();
    return found;
  }
}

@QueryHandler(GetConsoleReview)
export class GetConsoleReviewHandler implements IQueryHandler<GetConsoleReview> {
  constructor(private readonly pieces: ConsolePieceReader) {}

  /** @throws UnknownPiece */
  async execute({ id }: GetConsoleReview): Promise<ConsoleReview> {
    const found = await this.pieces.review(id);
    if (!found) throw new UnknownPiece();
    return found;
  }
}
