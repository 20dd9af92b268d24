import { Query } from '@nestjs/cqrs';
import type { Sort } from '../post-lists.ts';

/** A page of all movies, or of all series: the answer as text. */
export class ListPosts extends Query<string> {
  constructor(
    readonly postType: 1 | 2,
    readonly sort: Sort,
    readonly page: number,
  ) {
    super();
  }
}
