import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { userOf } from '../log-in/signed-in-user.ts';
import { VerifyAccount } from './verify-account.command.ts';
import {
  type VerifyAccountAnswer,
  type VerifyAccountRequest,
  verifyAccountAnswer,
  verifyAccountErrorDetails,
  verifyAccountRequest,
} from './verify-account.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class VerifyAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post('verify')
  @Endpoint({
    summary: 'Verify an account by its code, and log in',
    access: 'public',
    response: verifyAccountAnswer,
    errorDetails: verifyAccountErrorDetails,
  })
  async verify(
    @Body({ schema: verifyAccountRequest }) { user_id, code, remember }: VerifyAccountRequest,
    @Headers('user-agent') userAgent: string | undefined,
    @SentBy() sender: Sender,
  ): Promise<VerifyAccountAnswer> {
    const command = new VerifyAccount(sender, user_id, code, remember ?? false, userAgent ?? null);
    const { token, account, lifetimeSeconds } = await this.commands.execute(command);
    const message = 'Your account is verified, welcome to Parde';
    return { status: 1, message, token, user: userOf(account), expires_in: lifetimeSeconds };
  }
}
