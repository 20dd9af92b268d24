import { Query } from '@nestjs/cqrs';
import type { Sort } from '../post-lists.ts';

/** A page of all movies, or of all series: the answer as it is sent. */
export class ListPosts extends Query<Buffer> {
  constructor(
    readonly postType: 1 | 2,
    readonly sort: Sort,
    readonly page: number,
  ) {
    super();
  }
}
