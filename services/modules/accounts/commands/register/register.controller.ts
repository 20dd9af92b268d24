import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { RegisterHandler } from './register.handler.js';
import { type RegisterRequest, registerAnswer, registerRequest } from './register.request.js';

@ApiTags('accounts')
@Controller('api/user')
export class RegisterController {
  constructor(private readonly handler: RegisterHandler) {}

  @Post('register')
  @Endpoint({ summary: 'Register; a code is mailed', access: 'public', response: registerAnswer, idempotent: true })
  register(@Body({ schema: registerRequest }) body: RegisterRequest) {
    return this.handler.execute(body);
  }
}
