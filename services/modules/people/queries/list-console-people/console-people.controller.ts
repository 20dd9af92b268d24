import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { entityId } from '../../../../platform/http/request-schema.js';
import { ConsolePersonQuery } from './console-person.query.js';
import {
  type ConsolePerson,
  consolePerson,
  type ListConsolePeople,
  listConsolePeople,
} from './console-person.schema.js';

@ApiTags('console')
@Controller('api/console/people')
export class ConsolePeopleController {
  constructor(private readonly people: ConsolePersonQuery) {}

  @Get()
  @Endpoint({
    summary: 'People for the console',
    access: 'moderator',
    response: z.array(consolePerson),
    readsFrom: ['people', 'console-names'],
  })
  async list(
    @Query({ schema: listConsolePeople }) request: ListConsolePeople,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsolePerson[]> {
    return answerList(reply, 'people', request.offset, await this.people.list(request));
  }

  @Get(':id')
  @Endpoint({ summary: 'One person', access: 'moderator', response: consolePerson, readsFrom: ['people'] })
  one(@Param('id', { schema: entityId }) id: number): Promise<ConsolePerson> {
    return this.people.one(id);
  }
}
