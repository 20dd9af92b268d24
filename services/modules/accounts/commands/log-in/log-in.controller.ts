import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { LogInHandler } from './log-in.handler.js';
import { type LogInRequest, logInAnswer, logInRequest } from './log-in.request.js';

@ApiTags('accounts')
@Controller('api/user')
export class LogInController {
  constructor(private readonly handler: LogInHandler) {}

  @Post('login')
  @Endpoint({ summary: 'Log in; ends the session before', access: 'public', response: logInAnswer })
  logIn(@Body({ schema: logInRequest }) body: LogInRequest, @Headers('user-agent') userAgent: string | undefined) {
    return this.handler.execute(body, userAgent);
  }
}
