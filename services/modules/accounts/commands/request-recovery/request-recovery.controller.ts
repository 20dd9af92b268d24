import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { RequestRecovery } from './request-recovery.command.ts';
import { WRONG_EMAIL } from './request-recovery.errors.ts';
import { type RecoveryRequest, recoveryRequest } from './request-recovery.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class RequestRecoveryController {
  constructor(private readonly commands: CommandBus) {}

  @Post('recovery')
  @Endpoint({
    summary: 'Have a link for a new password mailed',
    access: 'public',
    response: messageAnswer,
    invalidMessage: WRONG_EMAIL,
  })
  async request(
    @Body({ schema: recoveryRequest }) { email }: RecoveryRequest,
    @SentBy() sender: Sender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new RequestRecovery(sender, email));
    return { status: 1, message: 'An email sent to you containing a URL link to reset your password' };
  }
}
