import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Config } from '../../../../platform/config/config.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { PlanQuery } from './plan.query.js';
import { plan } from './plan.schema.js';

const plansRequest = requestBody({});
const plansAnswer = z
  .object({
    plans: z.array(plan),
    gateways: z
      .array(z.object({ id: z.number().int(), name: z.string() }))
      .describe('of the site, the usual one first'),
  })
  .meta({ id: 'PlansAnswer' });

@ApiTags('membership')
@Controller('api')
export class PlansController {
  constructor(
    private readonly query: PlanQuery,
    private readonly config: Config,
  ) {}

  @Post('plans')
  @Endpoint({ summary: 'What can be bought, and how', access: 'public', response: plansAnswer, readsFrom: ['plans'] })
  async plans(@Body({ schema: plansRequest }) _body: z.infer<typeof plansRequest>) {
    const gateways = this.config.values.payments.gateways.map((name, index) => ({ id: index + 1, name }));
    return { plans: await this.query.forSale(), gateways };
  }
}
