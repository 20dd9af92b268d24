import { Query } from '@nestjs/cqrs';
import type { SuggestedList } from './get-suggested-list.schema.ts';

/** What the staff suggests of movies (1) or series (2). */
export class GetSuggestedList extends Query<SuggestedList> {
  constructor(readonly postType: 1 | 2) {
    super();
  }
}
