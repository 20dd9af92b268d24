import { Query } from '@nestjs/cqrs';
import type { LikedEntity } from '../../contract/likes.events.ts';
import type { GetLikesAnswer } from './get-likes.schema.ts';

/** How titles, comments, news posts or reviews are liked, and what the viewer thinks of them. */
export class GetLikes extends Query<GetLikesAnswer> {
  constructor(
    readonly entity: LikedEntity,
    readonly ids: readonly number[],
    readonly userId: number | null,
  ) {
    super();
  }
}
