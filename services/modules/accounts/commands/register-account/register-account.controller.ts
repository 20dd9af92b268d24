import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { RENEW_AFTER_SECONDS } from '../../domain/verification-policy.ts';
import { RegisterAccount, type Registration } from './register-account.command.ts';
import {
  type RegisterAccountAnswer,
  type RegisterAccountRequest,
  registerAccountAnswer,
  registerAccountRequest,
} from './register-account.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class RegisterAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post('register')
  @Endpoint({
    summary: 'Register; a code is mailed. What the form asks for may also stand in `fields`',
    access: 'public',
    response: registerAccountAnswer,
    idempotent: true,
  })
  async register(
    @Body({ schema: registerAccountRequest }) request: RegisterAccountRequest,
    @SentBy() sender: Sender,
  ): Promise<RegisterAccountAnswer> {
    const { password, captcha, replaces } = request;
    const command = new RegisterAccount(sender, registrationOf(request), password, captcha, replaces ?? null);
    const { handle, price, size } = await this.commands.execute(command);
    return { status: 1, user_id: handle, price, size, resend_in: RENEW_AFTER_SECONDS };
  }
}

function registrationOf(request: RegisterAccountRequest): Registration {
  const { name, username, email, phone, planId, offer_id, referrer_id } = request;
  const choices = { planId, offerId: offer_id ?? null, referrerId: referrer_id ?? null };
  return { name, username, email, phone: phone ?? null, ...choices };
}
