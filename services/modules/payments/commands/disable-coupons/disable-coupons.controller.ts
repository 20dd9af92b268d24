import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { DisableCouponsHandler } from './disable-coupons.handler.js';

const disableCouponsRequest = requestBody({ ids: z.array(entityId).min(1).max(500) });
const disableCouponsAnswer = z
  .object({ status: z.literal(1), done: z.array(z.number().int()).describe('disabled now') })
  .meta({ id: 'DisabledCoupons' });

@ApiTags('console')
@Controller('api/console/coupons')
export class DisableCouponsController {
  constructor(private readonly handler: DisableCouponsHandler) {}

  @Post('disable')
  @Endpoint({
    summary: 'Disable coupons; orders that were made with one keep it',
    access: 'admin',
    response: disableCouponsAnswer,
  })
  disable(@Body({ schema: disableCouponsRequest }) { ids }: z.infer<typeof disableCouponsRequest>) {
    return this.handler.execute(ids);
  }
}
