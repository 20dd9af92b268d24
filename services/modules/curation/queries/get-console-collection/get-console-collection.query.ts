import { Query } from '@nestjs/cqrs';
import type { ConsoleCollectionDetail } from '../list-console-collections/console-collection.schema.ts';

/** One collection with its titles in order, as the staff edits it. */
export class GetConsoleCollection extends Query<ConsoleCollectionDetail> {
  constructor(readonly id: number) {
    super();
  }
}
