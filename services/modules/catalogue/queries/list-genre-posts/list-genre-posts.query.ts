import { Query } from '@nestjs/cqrs';
import type { Sort } from '../post-lists.ts';

/** A page of the movies or series of a genre: the answer as it is sent. */
export class ListGenrePosts extends Query<Buffer> {
  constructor(
    readonly postType: 1 | 2,
    /** As asked for; it may be no genre. */
    readonly genre: string,
    readonly sort: Sort,
    readonly page: number,
  ) {
    super();
  }
}
