import { Query } from '@nestjs/cqrs';
import type { ConsoleComment } from '../list-console-comments/console-comment.schema.ts';

export class GetConsoleComment extends Query<ConsoleComment> {
  constructor(readonly id: number) {
    super();
  }
}
