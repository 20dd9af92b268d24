import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { entityId } from '../../../../platform/http/request-schema.js';
import { PlanQuery } from '../list-plans/plan.query.js';
import { type ConsolePlan, consolePlan, type ListConsolePlans, listConsolePlans } from '../list-plans/plan.schema.js';

class NoSuchPlan extends DomainError {
  constructor() {
    super('unknown_plan', 'There is no such plan', { httpStatus: 404 });
  }
}

@ApiTags('console')
@Controller('api/console/plans')
export class ConsolePlansController {
  constructor(private readonly query: PlanQuery) {}

  @Get()
  @Endpoint({ summary: 'All plans', access: 'admin', response: z.array(consolePlan), readsFrom: ['plans'] })
  async list(
    @Query({ schema: listConsolePlans }) request: ListConsolePlans,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsolePlan[]> {
    return answerList(reply, 'plans', request.offset, await this.query.list(request));
  }

  @Get(':id')
  @Endpoint({ summary: 'One plan', access: 'admin', response: consolePlan, readsFrom: ['plans'] })
  async one(@Param('id', { schema: entityId }) id: number): Promise<ConsolePlan> {
    const plan = await this.query.one(id);
    if (!plan) throw new NoSuchPlan();
    return plan;
  }
}
