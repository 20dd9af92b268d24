import { Query } from '@nestjs/cqrs';

export type LatestPosts = 'updated movies' | 'updated serials' | 'dubbed movies';

/** What got files most recently: the answer as text. */
export class ListLatestPosts extends Query<string> {
  constructor(readonly which: LatestPosts) {
    super();
  }
}
