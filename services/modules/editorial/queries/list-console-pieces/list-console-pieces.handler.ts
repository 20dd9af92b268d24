import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsolePieceReader } from './console-piece.reader.ts';
import type { ConsoleNewsPost, ConsoleReview } from './console-piece.schema.ts';
import { ListConsoleNews, ListConsoleReviews } from './list-console-pieces.query.ts';

@QueryHandler(ListConsoleNews)
export class ListConsoleNewsHandler implements IQueryHandler<ListConsoleNews> {
  constructor(private readonly pieces: ConsolePieceReader) {}

  execute({ request }: ListConsoleNews): Promise<ListPage<ConsoleNewsPost>> {
    return this.pieces.news(request);
  }
}

@QueryHandler(ListConsoleReviews)
export class ListConsoleReviewsHandler implements IQueryHandler<ListConsoleReviews> {
  constructor(private readonly pieces: ConsolePieceReader) {}

  execute({ request }: ListConsoleReviews): Promise<ListPage<ConsoleReview>> {
    return this.pieces.reviews(request);
  }
}
