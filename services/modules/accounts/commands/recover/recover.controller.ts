import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { messageAnswer } from '../../answers/message.schema.js';
import { RecoverHandler } from './recover.handler.js';

const recoveryRequest = requestBody({ email: z.string('Wrong email address , Try again').trim().max(300) });

@ApiTags('accounts')
@Controller('api/user')
export class RecoverController {
  constructor(private readonly handler: RecoverHandler) {}

  @Post('recovery')
  @Endpoint({ summary: 'Have a link for a new password mailed', access: 'public', response: messageAnswer })
  recover(@Body({ schema: recoveryRequest }) body: z.infer<typeof recoveryRequest>) {
    return this.handler.execute(body.email);
  }
}
