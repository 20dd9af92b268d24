import { Query } from '@nestjs/cqrs';

/** A page of the movies or series that a person has a part in, the newest first: the answer as it is sent. */
export class ListPersonPosts extends Query<Buffer> {
  constructor(
    readonly postType: 1 | 2,
    /** The person's slug. */
    readonly slug: string,
    readonly page: number,
  ) {
    super();
  }
}
