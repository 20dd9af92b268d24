import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ListSessions } from './list-sessions.query.ts';
import {
  type ListSessionsAnswer,
  type ListSessionsRequest,
  listSessionsAnswer,
  listSessionsRequest,
} from './list-sessions.schema.ts';

@ApiTags('accounts')
@Controller('api/user')
export class ListSessionsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('sessions')
  @Endpoint({
    summary: 'The log-ins of one’s account, the one that is alive and those before it',
    access: 'viewer',
    response: listSessionsAnswer,
    readsFrom: ['accounts'],
  })
  async list(
    @Body({ schema: listSessionsRequest }) _request: ListSessionsRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ListSessionsAnswer> {
    return { status: 1, sessions: await this.queries.execute(new ListSessions(viewer)) };
  }
}
