import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { CreateCouponsHandler } from './create-coupons.handler.js';
import { type CreateCouponsRequest, createCouponsAnswer, createCouponsRequest } from './create-coupons.request.js';

@ApiTags('console')
@Controller('api/console/coupons')
export class CreateCouponsController {
  constructor(private readonly handler: CreateCouponsHandler) {}

  @Post()
  @Endpoint({
    summary: 'Make coupons with generated codes',
    access: 'admin',
    response: createCouponsAnswer,
    idempotent: true,
  })
  create(@Body({ schema: createCouponsRequest }) body: CreateCouponsRequest) {
    return this.handler.execute(body);
  }
}
