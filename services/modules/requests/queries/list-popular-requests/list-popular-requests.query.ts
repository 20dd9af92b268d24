import { Query } from '@nestjs/cqrs';
import type { TitleRequest } from '../title-request.schema.ts';

export interface PopularRequests {
  requests: TitleRequest[];
  max_page: number;
  total: number;
}

/** A page of what members wait for, that of most members first. */
export class ListPopularRequests extends Query<PopularRequests> {
  constructor(readonly page: number) {
    super();
  }
}
