import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleSubtitle,
  consoleSubtitle,
  listConsoleSubtitles,
  type ListConsoleSubtitles as Request,
} from './console-subtitle.schema.ts';
import { ListConsoleSubtitles } from './list-console-subtitles.query.ts';

@ApiTags('console')
@Controller('api/console/subtitles')
export class ListConsoleSubtitlesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Subtitles that were sent; with an empty filter those that wait, oldest first',
    access: 'moderator',
    response: z.array(consoleSubtitle),
    readsFrom: ['submitted-subtitles', 'subtitle-tracks'],
  })
  async list(
    @Query({ schema: listConsoleSubtitles }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleSubtitle[]> {
    return answerList(
      reply,
      'subtitles',
      request.offset,
      await this.queries.execute(new ListConsoleSubtitles(request)),
    );
  }
}
