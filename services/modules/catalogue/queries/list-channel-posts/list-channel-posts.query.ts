import { Query } from '@nestjs/cqrs';
import type { Sort } from '../post-lists.ts';

/** A page of the series of a channel: the answer as it is sent. */
export class ListChannelPosts extends Query<Buffer> {
  constructor(
    /** As asked for; there may be no such channel. */
    readonly channel: string,
    readonly sort: Sort,
    readonly page: number,
  ) {
    super();
  }
}
