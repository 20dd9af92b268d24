import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { titleRequest } from '../title-request.schema.ts';
import { ListOwnRequests } from './list-own-requests.query.ts';

const listOwnRequestsRequest = queryBody({});
const listOwnRequestsAnswer = z.object({ requests: z.array(titleRequest) });

@ApiTags('requests')
@Controller('api/user')
export class ListOwnRequestsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('requests')
  @Endpoint({
    summary: 'What the viewer wishes for, the newest wish first',
    access: 'viewer',
    response: listOwnRequestsAnswer,
    readsFrom: ['title-requests', 'title-cards'],
  })
  async list(
    @Body({ schema: listOwnRequestsRequest }) _request: z.infer<typeof listOwnRequestsRequest>,
    @CurrentViewer() viewer: Viewer,
  ): Promise<z.infer<typeof listOwnRequestsAnswer>> {
    return { requests: await this.queries.execute(new ListOwnRequests(viewer.userId)) };
  }
}
