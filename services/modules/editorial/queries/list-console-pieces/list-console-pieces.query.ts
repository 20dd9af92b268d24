import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type {
  ConsoleNewsPost,
  ConsoleReview,
  ListConsoleNews as NewsRequest,
  ListConsoleReviews as ReviewsRequest,
} from './console-piece.schema.ts';

/** News posts for the staff; with an empty filter all, what was changed last first. */
export class ListConsoleNews extends Query<ListPage<ConsoleNewsPost>> {
  constructor(readonly request: NewsRequest) {
    super();
  }
}

export class ListConsoleReviews extends Query<ListPage<ConsoleReview>> {
  constructor(readonly request: ReviewsRequest) {
    super();
  }
}
