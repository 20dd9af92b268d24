import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleComment,
  consoleComment,
  listConsoleComments,
  type ListConsoleComments as Request,
} from './console-comment.schema.ts';
import { ListConsoleComments } from './list-console-comments.query.ts';

@ApiTags('console')
@Controller('api/console/comments')
export class ListConsoleCommentsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Comments for moderators; with an empty filter the pending ones, oldest first',
    access: 'moderator',
    response: z.array(consoleComment),
    readsFrom: ['comments', 'comment-reports', 'moderation-rules'],
  })
  async list(
    @Query({ schema: listConsoleComments }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleComment[]> {
    return answerList(reply, 'comments', request.offset, await this.queries.execute(new ListConsoleComments(request)));
  }
}
