import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { JsonDocument } from '#platform/http/json-document.ts';
import { answerList } from '#platform/http/list-query.ts';
import { postCard } from '../../contract/post-card.ts';
import { ListConsoleTitles } from './list-console-titles.query.ts';
import { type ListConsoleTitlesRequest, listConsoleTitlesRequest } from './list-console-titles.schema.ts';

@ApiTags('console')
@Controller('api/console/titles')
export class ListConsoleTitlesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @JsonDocument()
  @Endpoint({
    summary: 'Titles for the console',
    access: 'moderator',
    response: z.array(postCard),
    readsFrom: ['title-cards'],
  })
  async titles(
    @Query({ schema: listConsoleTitlesRequest }) request: ListConsoleTitlesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const page = await this.queries.execute(new ListConsoleTitles(request));
    return `[${answerList(reply, 'titles', request.offset, page).join(',')}]`;
  }
}
