import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { safeHtml } from '#platform/markdown/safe-html.ts';
import type { PieceTexts } from '../../contract/editorial.events.ts';
import { UnknownPiece } from '../../domain/editorial-errors.ts';
import { ConsolePieceReader } from '../list-console-pieces/console-piece.reader.ts';
import type { PreviewedNewsPost, PreviewedReview } from '../list-console-pieces/console-piece.schema.ts';
import { GetConsoleNewsPost, GetConsoleReview } from './get-console-piece.query.ts';

@QueryHandler(GetConsoleNewsPost)
export class GetConsoleNewsPostHandler implements IQueryHandler<GetConsoleNewsPost> {
  constructor(private readonly pieces: ConsolePieceReader) {}

  /** @throws UnknownPiece */
  async execute({ id }: GetConsoleNewsPost): Promise<PreviewedNewsPost> {
    const found = await this.pieces.newsPost(id);
    if (!found) throw new UnknownPiece();
    return { ...found, html: htmlOf(found.texts) };
  }
}

@QueryHandler(GetConsoleReview)
export class GetConsoleReviewHandler implements IQueryHandler<GetConsoleReview> {
  constructor(private readonly pieces: ConsolePieceReader) {}

  /** @throws UnknownPiece */
  async execute({ id }: GetConsoleReview): Promise<PreviewedReview> {
    const found = await this.pieces.review(id);
    if (!found) throw new UnknownPiece();
    return { ...found, html: htmlOf(found.texts) };
  }
}

/** Made from the Markdown by what makes it for readers. */
function htmlOf({ fa, en }: PieceTexts) {
  return { fa: fa && safeHtml(fa.body), en: en && safeHtml(en.body) };
}
