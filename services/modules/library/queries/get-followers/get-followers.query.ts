import { Query } from '@nestjs/cqrs';
import type { FollowedKind, FollowersAnswer } from './get-followers.schema.ts';

/** How many follow a person or a series. */
export class GetFollowers extends Query<FollowersAnswer> {
  constructor(
    readonly kind: FollowedKind,
    readonly targetId: number,
  ) {
    super();
  }
}
