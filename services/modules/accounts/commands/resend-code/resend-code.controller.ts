import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { ResendCode } from './resend-code.command.ts';
import {
  type ResendCodeAnswer,
  type ResendCodeRequest,
  resendCodeAnswer,
  resendCodeErrorDetails,
  resendCodeRequest,
} from './resend-code.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class ResendCodeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('resendCode')
  @Endpoint({
    summary: 'Have a further code mailed, once a minute; the one before stays good',
    access: 'public',
    response: resendCodeAnswer,
    errorDetails: resendCodeErrorDetails,
  })
  async resend(
    @Body({ schema: resendCodeRequest }) { user_id }: ResendCodeRequest,
    @SentBy() sender: Sender,
  ): Promise<ResendCodeAnswer> {
    const resend_in = await this.commands.execute(new ResendCode(sender, user_id));
    return { status: 1, message: 'A new code is on its way to your email', resend_in };
  }
}
