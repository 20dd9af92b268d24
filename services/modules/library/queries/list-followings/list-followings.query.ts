import { Query } from '@nestjs/cqrs';
import type { ListFollowingsAnswer } from './list-followings.schema.ts';

/** A page of the people and series that a member follows. */
export class ListFollowings extends Query<ListFollowingsAnswer> {
  constructor(
    readonly userId: number,
    readonly page: number,
    /** null for both. */
    readonly kind: 'person' | 'series' | null,
  ) {
    super();
  }
}
