import { Query } from '@nestjs/cqrs';
import type { Sort } from '../post-lists.ts';

/** A page of a curated list: the answer as it is sent. */
export class ListCuratedPosts extends Query<Buffer> {
  constructor(
    /** As asked for; there may be no such list. */
    readonly name: string,
    readonly sort: Sort,
    readonly page: number,
  ) {
    super();
  }
}
