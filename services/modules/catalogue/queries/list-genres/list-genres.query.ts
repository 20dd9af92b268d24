import { Query } from '@nestjs/cqrs';

/** Genres with their number of movies or series: the answer as text. */
export class ListGenres extends Query<string> {
  constructor(readonly postType: 1 | 2) {
    super();
  }
}
