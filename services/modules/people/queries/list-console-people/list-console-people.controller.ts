import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsolePerson,
  consolePerson,
  type ListConsolePeopleRequest,
  listConsolePeopleRequest,
} from './console-person.schema.ts';
import { ListConsolePeople } from './list-console-people.query.ts';

@ApiTags('console')
@Controller('api/console/people')
export class ListConsolePeopleController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'People for the console',
    access: 'moderator',
    response: z.array(consolePerson),
    readsFrom: ['people', 'ceremonies'],
  })
  async people(
    @Query({ schema: listConsolePeopleRequest }) request: ListConsolePeopleRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsolePerson[]> {
    const page = await this.queries.execute(new ListConsolePeople(request));
    return answerList(reply, 'people', request.offset, page);
  }
}
