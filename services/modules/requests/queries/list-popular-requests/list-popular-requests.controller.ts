import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';
import { titleRequest } from '../title-request.schema.ts';
import { ListPopularRequests, type PopularRequests } from './list-popular-requests.query.ts';

const listPopularRequestsRequest = queryBody({ page: pageNumber.default(1) });
const listPopularRequestsAnswer = z.object({
  requests: z.array(titleRequest),
  max_page: z.number().int(),
  total: z.number().int(),
});

@ApiTags('requests')
@Controller('api/requests')
export class ListPopularRequestsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('popular')
  @Endpoint({
    summary: 'What members wait for, that of most members first',
    access: 'public',
    response: listPopularRequestsAnswer,
    readsFrom: ['title-requests', 'title-cards'],
  })
  list(
    @Body({ schema: listPopularRequestsRequest }) { page }: z.infer<typeof listPopularRequestsRequest>,
  ): Promise<PopularRequests> {
    return this.queries.execute(new ListPopularRequests(page));
  }
}
