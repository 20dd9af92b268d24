import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { Duplicate, ListDuplicatesRequest } from './list-duplicates.schema.ts';

/** Pairs of titles that may be the same film. */
export class ListDuplicates extends Query<ListPage<Duplicate>> {
  constructor(readonly request: ListDuplicatesRequest) {
    super();
  }
}
