import { Query } from '@nestjs/cqrs';
import type { TitleRequest } from '../title-request.schema.ts';

/** What a member wishes for, with how it stands. */
export class ListOwnRequests extends Query<TitleRequest[]> {
  constructor(readonly userId: number) {
    super();
  }
}
