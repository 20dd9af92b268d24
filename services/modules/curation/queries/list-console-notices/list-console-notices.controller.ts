import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleNotice,
  consoleNotice,
  type ListConsoleNoticesRequest,
  listConsoleNotices,
} from './console-notice.schema.ts';
import { ListConsoleNotices } from './list-console-notices.query.ts';

@ApiTags('console')
@Controller('api/console')
export class ListConsoleNoticesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('notices')
  @Endpoint({
    summary: 'Notices, those that are over and retired included',
    access: 'moderator',
    response: z.array(consoleNotice),
    readsFrom: ['notices'],
  })
  async notices(
    @Query({ schema: listConsoleNotices }) request: ListConsoleNoticesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleNotice[]> {
    return answerList(reply, 'notices', request.offset, await this.queries.execute(new ListConsoleNotices(request)));
  }
}
