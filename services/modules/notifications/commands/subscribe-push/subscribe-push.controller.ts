import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SubscribePush } from './subscribe-push.command.ts';
import { type SubscribePushRequest, subscribePushRequest } from './subscribe-push.request.ts';

@ApiTags('notifications')
@Controller('api/user')
export class SubscribePushController {
  constructor(private readonly commands: CommandBus) {}

  @Post('subscribePush')
  @Endpoint({ summary: 'Show notifications in this browser', access: 'viewer', response: messageAnswer })
  async subscribe(
    @Body({ schema: subscribePushRequest }) { subscription, language }: SubscribePushRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    const { endpoint, keys } = subscription;
    await this.commands.execute(new SubscribePush(sender, endpoint, keys.p256dh, keys.auth, language));
    return { status: 1, message: 'Changed successfully' };
  }
}
