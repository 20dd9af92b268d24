import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleCollection,
  consoleCollection,
  type ListConsoleCollectionsRequest,
  listConsoleCollections,
} from './console-collection.schema.ts';
import { ListConsoleCollections } from './list-console-collections.query.ts';

@ApiTags('console')
@Controller('api/console')
export class ListConsoleCollectionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('collections')
  @Endpoint({
    summary: 'Collections, those that are retired included',
    access: 'moderator',
    response: z.array(consoleCollection),
    readsFrom: ['curation-desk'],
  })
  async collections(
    @Query({ schema: listConsoleCollections }) request: ListConsoleCollectionsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleCollection[]> {
    const page = await this.queries.execute(new ListConsoleCollections(request));
    return answerList(reply, 'collections', request.offset, page);
  }
}
