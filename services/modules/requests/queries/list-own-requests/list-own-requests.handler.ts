import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { TitleRequestReader } from '../title-request.reader.ts';
import type { TitleRequest } from '../title-request.schema.ts';
import { ListOwnRequests } from './list-own-requests.query.ts';

@QueryHandler(ListOwnRequests)
export class ListOwnRequestsHandler implements IQueryHandler<ListOwnRequests> {
  constructor(private readonly requests: TitleRequestReader) {}

  execute({ userId }: ListOwnRequests): Promise<TitleRequest[]> {
    return this.requests.of(userId);
  }
}
