import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { JsonDocument } from '../../../../platform/http/json-document.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { entityId } from '../../../../platform/http/request-schema.js';
import { postCard } from '../../events/post-card.js';
import { titlePage } from '../get-title/get-title.schema.js';
import { ConsoleTitleQuery } from './console-title.query.js';
import { type ListConsoleTitles, listConsoleTitles } from './console-title.schema.js';

@ApiTags('console')
@Controller('api/console/titles')
export class ConsoleTitlesController {
  constructor(private readonly titles: ConsoleTitleQuery) {}

  @Get()
  @JsonDocument()
  @Endpoint({
    summary: 'Titles for the console',
    access: 'moderator',
    response: z.array(postCard),
    readsFrom: ['title-cards', 'console-names'],
  })
  async list(
    @Query({ schema: listConsoleTitles }) request: ListConsoleTitles,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const cards = answerList(reply, 'titles', request.offset, await this.titles.list(request));
    return `[${cards.join(',')}]`;
  }

  @Get(':id')
  @JsonDocument()
  @Endpoint({ summary: 'One title', access: 'moderator', response: titlePage, readsFrom: ['title-pages'] })
  one(@Param('id', { schema: entityId }) id: number): Promise<string> {
    return this.titles.one(id);
  }
}
