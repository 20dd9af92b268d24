import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { VerifyAccount } from './verify-account.command.ts';
import { type VerifyAccountRequest, verifyAccountRequest } from './verify-account.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class VerifyAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post('verify')
  @Endpoint({ summary: 'Verify an account by its code', access: 'public', response: messageAnswer })
  async verify(
    @Body({ schema: verifyAccountRequest }) { user_id, code }: VerifyAccountRequest,
    @SentBy() sender: Sender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new VerifyAccount(sender, user_id, code));
    return { status: 1, message: 'Your account is verified, you can log in now' };
  }
}
