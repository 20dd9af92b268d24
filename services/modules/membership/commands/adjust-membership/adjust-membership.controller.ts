import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { AdjustMembershipHandler } from './adjust-membership.handler.js';
import {
  type AdjustMembershipRequest,
  adjustMembershipAnswer,
  adjustMembershipRequest,
} from './adjust-membership.request.js';

@ApiTags('console')
@Controller('api/console/users')
export class AdjustMembershipController {
  constructor(private readonly handler: AdjustMembershipHandler) {}

  @Post('grant')
  @Endpoint({
    summary: 'Give a user days or bytes, with a reason',
    access: 'admin',
    response: adjustMembershipAnswer,
    idempotent: true,
  })
  grant(@Body({ schema: adjustMembershipRequest }) body: AdjustMembershipRequest) {
    return this.handler.grant(body);
  }

  @Post('withdraw')
  @Endpoint({
    summary: 'Take days or bytes from a user, at most what is left, with a reason',
    access: 'admin',
    response: adjustMembershipAnswer,
    idempotent: true,
  })
  withdraw(@Body({ schema: adjustMembershipRequest }) body: AdjustMembershipRequest) {
    return this.handler.withdraw(body);
  }
}
