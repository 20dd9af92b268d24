import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { SavePlanHandler } from './save-plan.handler.js';
import {
  type AddPlanRequest,
  addPlanRequest,
  type RevisePlanRequest,
  revisePlanRequest,
  savePlanAnswer,
} from './save-plan.request.js';

@ApiTags('console')
@Controller('api/console/plans')
export class SavePlanController {
  constructor(private readonly handler: SavePlanHandler) {}

  @Post()
  @Endpoint({ summary: 'Put a plan up for sale', access: 'admin', response: savePlanAnswer, idempotent: true })
  add(@Body({ schema: addPlanRequest }) body: AddPlanRequest) {
    return this.handler.add(body);
  }

  @Post('revise')
  @Endpoint({
    summary: 'Change a plan; orders keep the price they were made with',
    access: 'admin',
    response: savePlanAnswer,
  })
  revise(@Body({ schema: revisePlanRequest }) body: RevisePlanRequest) {
    return this.handler.revise(body);
  }
}
