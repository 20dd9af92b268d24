import { Query } from '@nestjs/cqrs';
import type { PreviewedNewsPost, PreviewedReview } from '../list-console-pieces/console-piece.schema.ts';

export class GetConsoleNewsPost extends Query<PreviewedNewsPost> {
  constructor(readonly id: number) {
    super();
  }
}

export class GetConsoleReview extends Query<PreviewedReview> {
  constructor(readonly id: number) {
    super();
  }
}
