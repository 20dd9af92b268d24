import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { VerifyHandler } from './verify.handler.js';
import { type VerifyRequest, verifyRequest } from './verify.request.js';

@ApiTags('accounts')
@Controller('api/user')
export class VerifyController {
  constructor(private readonly handler: VerifyHandler) {}

  @Post('verify')
  @Endpoint({ summary: 'Verify an account by its code', access: 'public', response: messageAnswer })
  verify(@Body({ schema: verifyRequest }) body: VerifyRequest) {
    return this.handler.execute(body);
  }
}
