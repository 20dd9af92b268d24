import { Controller, Get, Header, Ip } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { CaptchaPort } from './captcha.port.ts';

const challengeAnswer = z
  .looseObject({})
  .describe('an ALTCHA challenge, version 2; solve it with altcha-lib')
  .meta({ id: 'CaptchaChallenge' });

@ApiTags('accounts')
@Controller('api/captcha')
export class CaptchaController {
  constructor(private readonly captcha: CaptchaPort) {}

  @Get()
  @Header('cache-control', 'no-store')
  @Endpoint({ summary: 'A challenge to solve before a form is sent', access: 'public', response: challengeAnswer })
  challenge(@Ip() address: string): Promise<Record<string, unknown>> {
    return this.captcha.challenge(address);
  }
}
