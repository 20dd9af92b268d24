import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { RequestActivationCallHandler } from './request-activation-call.handler.js';

const activationCallRequest = requestBody({ user_id: entityId });

@ApiTags('accounts')
@Controller('api/user')
export class RequestActivationCallController {
  constructor(private readonly handler: RequestActivationCallHandler) {}

  @Post('activationCall')
  @Endpoint({ summary: 'Have the code read aloud on the telephone, once', access: 'public', response: messageAnswer })
  request(@Body({ schema: activationCallRequest }) body: z.infer<typeof activationCallRequest>) {
    return this.handler.execute(body.user_id);
  }
}
