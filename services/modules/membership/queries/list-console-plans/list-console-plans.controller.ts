import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsolePlan,
  consolePlan,
  listConsolePlans,
  type ListConsolePlans as Request,
} from './console-plan.schema.ts';
import { ListConsolePlans } from './list-console-plans.query.ts';

@ApiTags('console')
@Controller('api/console/plans')
export class ListConsolePlansController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({ summary: 'All plans', access: 'admin', response: z.array(consolePlan), readsFrom: ['plans'] })
  async list(
    @Query({ schema: listConsolePlans }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsolePlan[]> {
    return answerList(reply, 'plans', request.offset, await this.queries.execute(new ListConsolePlans(request)));
  }
}
