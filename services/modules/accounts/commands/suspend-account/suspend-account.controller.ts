import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SuspendAccount } from './suspend-account.command.ts';
import { type SuspendAccountRequest, suspendAccountRequest } from './suspend-account.request.ts';

@ApiTags('console')
@Controller('api/console/users')
export class SuspendAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post('suspend')
  @Endpoint({ summary: 'Keep a user out', access: 'moderator', response: messageAnswer, idempotent: true })
  async suspend(
    @Body({ schema: suspendAccountRequest }) { user_id, reason }: SuspendAccountRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new SuspendAccount(sender, user_id, reason));
    return { status: 1, message: 'The account is suspended' };
  }
}
