import { Query } from '@nestjs/cqrs';
import type { Ceremony } from '../../contract/awards/ceremonies.ts';
import type { Sort } from '../post-lists.ts';

/** A page of the titles that won an award, or of those that were nominated and did not: the answer as it is sent. */
export class ListAwardPosts extends Query<Buffer> {
  constructor(
    readonly ceremony: Ceremony,
    /** As asked for; there may be no such award. */
    readonly award: string,
    readonly won: boolean,
    readonly sort: Sort,
    readonly page: number,
  ) {
    super();
  }
}
