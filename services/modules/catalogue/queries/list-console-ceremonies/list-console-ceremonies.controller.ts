import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import { ListConsoleCeremonies } from './list-console-ceremonies.query.ts';
import {
  type ConsoleCeremony,
  consoleCeremony,
  type ListConsoleCeremoniesRequest,
  listConsoleCeremonies,
} from './list-console-ceremonies.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class ListConsoleCeremoniesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('ceremonies')
  @Endpoint({
    summary: 'The years of each ceremony',
    access: 'admin',
    response: z.array(consoleCeremony),
    readsFrom: ['awards', 'ceremonies'],
  })
  async ceremonies(
    @Query({ schema: listConsoleCeremonies }) request: ListConsoleCeremoniesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleCeremony[]> {
    const page = await this.queries.execute(new ListConsoleCeremonies(request));
    return answerList(reply, 'ceremonies', request.offset, page);
  }
}
