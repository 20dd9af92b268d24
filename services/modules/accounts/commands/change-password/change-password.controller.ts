import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { ChangePassword } from './change-password.command.ts';
import { type ChangePasswordRequest, changePasswordRequest } from './change-password.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class ChangePasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post('changePassword')
  @Endpoint({
    summary: 'Set a new password by a mailed link, once',
    access: 'public',
    // It ends the session there is: a retry would come with a token that is over.
    tokenIgnored: true,
    response: messageAnswer,
    idempotent: true,
  })
  async change(
    @Body({ schema: changePasswordRequest }) { hash, password }: ChangePasswordRequest,
    @SentBy() sender: Sender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new ChangePassword(sender, hash, password));
    return { status: 1, message: 'Your password changed successfully' };
  }
}
