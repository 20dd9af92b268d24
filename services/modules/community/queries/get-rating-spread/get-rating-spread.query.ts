import { Query } from '@nestjs/cqrs';

/** How many gave which grade for each criterion, as a JSON document. */
export class GetRatingSpread extends Query<string> {
  constructor(readonly postId: number) {
    super();
  }
}
