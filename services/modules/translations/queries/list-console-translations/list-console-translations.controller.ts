import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import { ListConsoleTranslations } from './list-console-translations.query.ts';
import {
  type ConsoleTranslation,
  consoleTranslation,
  type ListConsoleTranslationsRequest,
  listConsoleTranslations,
} from './list-console-translations.schema.ts';

@ApiTags('console')
@Controller('api/console/translations')
export class ListConsoleTranslationsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Texts of both front ends, with what was changed and what is missing',
    access: 'moderator',
    response: z.array(consoleTranslation),
    readsFrom: ['translations'],
  })
  async translations(
    @Query({ schema: listConsoleTranslations }) request: ListConsoleTranslationsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleTranslation[]> {
    const page = await this.queries.execute(new ListConsoleTranslations(request));
    return answerList(reply, 'translations', request.offset, page);
  }
}
