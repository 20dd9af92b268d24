import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import { ListDuplicates } from './list-duplicates.query.ts';
import {
  type Duplicate,
  duplicate,
  type ListDuplicatesRequest,
  listDuplicatesRequest,
} from './list-duplicates.schema.ts';

@ApiTags('console')
@Controller('api/console/duplicates')
export class ListDuplicatesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Titles that may be the same, but for those that are known to be two films, or only these',
    access: 'admin',
    response: z.array(duplicate),
    readsFrom: ['title-cards', 'duplicates'],
  })
  async duplicates(
    @Query({ schema: listDuplicatesRequest }) request: ListDuplicatesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Duplicate[]> {
    const page = await this.queries.execute(new ListDuplicates(request));
    return answerList(reply, 'duplicates', request.offset, page);
  }
}
