import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleProjection,
  consoleProjection,
  type ListProjectionsRequest,
  listProjections,
} from './console-projection.schema.ts';
import { ListProjections } from './list-projections.query.ts';

@ApiTags('console')
@Controller('api/console')
export class ListProjectionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('projections')
  @Endpoint({
    summary: 'Read models: how fresh and how large each is, and its last rebuild',
    access: 'admin',
    response: z.array(consoleProjection),
    readsFrom: ['rebuilds'],
  })
  async projections(
    @Query({ schema: listProjections }) request: ListProjectionsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleProjection[]> {
    const page = await this.queries.execute(new ListProjections(request));
    return answerList(reply, 'projections', request.offset, page);
  }
}
