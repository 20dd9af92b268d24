import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ListWaiting } from './list-waiting.query.ts';
import { listWaiting, type ListWaiting as Request, type WaitingRow, waitingRow } from './list-waiting.schema.ts';

@ApiTags('console')
@Controller('api/console/waiting')
export class ListWaitingController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'All that waits for staff, of every kind, what waits longest first; with who is at it',
    access: 'moderator',
    response: z.array(waitingRow),
    readsFrom: [
      'work-claims',
      'comments',
      'comment-reports',
      'submitted-subtitles',
      'accounts',
      'translations',
      'payments',
    ],
  })
  async list(
    @Query({ schema: listWaiting }) request: Request,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitingRow[]> {
    return answerList(reply, 'waiting', request.offset, await this.queries.execute(new ListWaiting(viewer, request)));
  }
}
