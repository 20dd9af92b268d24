import { Query } from '@nestjs/cqrs';

/** The 250 best movies or series: the answer as text. */
export class ListTopPosts extends Query<string> {
  constructor(readonly postType: 1 | 2) {
    super();
  }
}
