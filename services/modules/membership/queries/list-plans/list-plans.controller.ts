import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { ListPlans } from './list-plans.query.ts';
import { type ListPlansRequest, listPlansRequest, type PlansAnswer, plansAnswer } from './list-plans.schema.ts';

@ApiTags('membership')
@Controller('api')
export class ListPlansController {
  constructor(private readonly queries: QueryBus) {}

  @Post('plans')
  @Endpoint({ summary: 'What can be bought, and how', access: 'public', response: plansAnswer, readsFrom: ['plans'] })
  plans(@Body({ schema: listPlansRequest }) _body: ListPlansRequest): Promise<PlansAnswer> {
    return this.queries.execute(new ListPlans());
  }
}
