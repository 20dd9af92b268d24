import { Query } from '@nestjs/cqrs';
import type { Sort } from '../post-lists.ts';

/** A page of the movies or series of a country: the answer as it is sent. */
export class ListCountryPosts extends Query<Buffer> {
  constructor(
    readonly postType: 1 | 2,
    /** As asked for; it may be no country. */
    readonly country: string,
    readonly sort: Sort,
    readonly page: number,
  ) {
    super();
  }
}
