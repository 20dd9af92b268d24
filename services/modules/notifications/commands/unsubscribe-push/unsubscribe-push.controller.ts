import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { UnsubscribePush } from './unsubscribe-push.command.ts';
import { type UnsubscribePushRequest, unsubscribePushRequest } from './unsubscribe-push.request.ts';

@ApiTags('notifications')
@Controller('api/user')
export class UnsubscribePushController {
  constructor(private readonly commands: CommandBus) {}

  @Post('unsubscribePush')
  @Endpoint({ summary: 'Show notifications in this browser no more', access: 'viewer', response: messageAnswer })
  async unsubscribe(
    @Body({ schema: unsubscribePushRequest }) { endpoint }: UnsubscribePushRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new UnsubscribePush(sender, endpoint));
    return { status: 1, message: 'Changed successfully' };
  }
}
