import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { entityId } from '../../../../platform/http/request-schema.js';
import { ConsoleCommentQuery } from './console-comment.query.js';
import {
  type ConsoleComment,
  consoleComment,
  type ListConsoleComments,
  listConsoleComments,
} from './console-comment.schema.js';

export class UnknownComment extends DomainError {
  constructor() {
    super('unknown_comment', 'There is no such comment', { httpStatus: 404 });
  }
}

@ApiTags('console')
@Controller('api/console/comments')
export class ConsoleCommentsController {
  constructor(private readonly comments: ConsoleCommentQuery) {}

  @Get()
  @Endpoint({
    summary: 'Comments for moderators; with an empty filter the pending ones, oldest first',
    access: 'moderator',
    response: z.array(consoleComment),
    readsFrom: ['comments'],
  })
  async list(
    @Query({ schema: listConsoleComments }) request: ListConsoleComments,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleComment[]> {
    return answerList(reply, 'comments', request.offset, await this.comments.list(request));
  }

  @Get(':id')
  @Endpoint({ summary: 'One comment', access: 'moderator', response: consoleComment, readsFrom: ['comments'] })
  async one(@Param('id', { schema: entityId }) id: number): Promise<ConsoleComment> {
    const comment = await this.comments.one(id);
    if (!comment) throw new UnknownComment();
    return comment;
  }
}
