import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { UnsuspendAccount } from './unsuspend-account.command.ts';
import { type UnsuspendAccountRequest, unsuspendAccountRequest } from './unsuspend-account.request.ts';

@ApiTags('console')
@Controller('api/console/users')
export class UnsuspendAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post('unsuspend')
  @Endpoint({
    summary: 'Let a suspended user in again',
    access: 'moderator',
    response: messageAnswer,
    idempotent: true,
  })
  async unsuspend(
    @Body({ schema: unsuspendAccountRequest }) { user_id, reason }: UnsuspendAccountRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new UnsuspendAccount(sender, user_id, reason));
    return { status: 1, message: 'The account is active again' };
  }
}
