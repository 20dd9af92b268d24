import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetChosenPlan } from './get-chosen-plan.query.ts';
import {
  type ChosenPlanAnswer,
  type ChosenPlanRequest,
  chosenPlanAnswer,
  chosenPlanRequest,
} from './get-chosen-plan.schema.ts';

@ApiTags('payments')
@Controller('api/plans')
export class GetChosenPlanController {
  constructor(private readonly queries: QueryBus) {}

  @Post('chosen')
  @Endpoint({
    summary: 'What most people bought in the last 90 days',
    access: 'public',
    response: chosenPlanAnswer,
    readsFrom: ['payments'],
  })
  async chosen(@Body({ schema: chosenPlanRequest }) _body: ChosenPlanRequest): Promise<ChosenPlanAnswer> {
    return { chosen: await this.queries.execute(new GetChosenPlan()) };
  }
}
