import { Query } from '@nestjs/cqrs';
import type { PostCard } from '#modules/catalogue/contract/post-card.ts';
import type { TitleRequest } from '../title-request.schema.ts';

export interface FoundRequested {
  film_id: string | null;
  post: PostCard | null;
  request: TitleRequest | null;
}

/** What there is already of what somebody is about to wish for. */
export class FindRequested extends Query<FoundRequested> {
  constructor(
    /** As typed so far. */
    readonly link: string,
  ) {
    super();
  }
}
