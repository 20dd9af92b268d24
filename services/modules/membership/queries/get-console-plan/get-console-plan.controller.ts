import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsolePlan, consolePlan } from '../list-console-plans/console-plan.schema.ts';
import { GetConsolePlan } from './get-console-plan.query.ts';

@ApiTags('console')
@Controller('api/console/plans')
export class GetConsolePlanController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({ summary: 'One plan', access: 'admin', response: consolePlan, readsFrom: ['plans'] })
  one(@Param('id', { schema: entityId }) id: number): Promise<ConsolePlan> {
    return this.queries.execute(new GetConsolePlan(id));
  }
}
