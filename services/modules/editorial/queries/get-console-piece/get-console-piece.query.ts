import { Query } from '@nestjs/cqrs';
import type { ConsoleNewsPost, ConsoleReview } from '../list-console-pieces/console-piece.schema.ts';

export class GetConsoleNewsPost extends Query<ConsoleNewsPost> {
  constructor(readonly id: number) {
    super();
  }
}

export class GetConsoleReview extends Query<ConsoleReview> {
  constructor(readonly id: number) {
    super();
  }
}
