import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { type MessageAnswer, messageAnswer } from '#platform/http/message-answer.schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SetNotifications } from './set-notifications.command.ts';
import { type SetNotificationsRequest, setNotificationsRequest } from './set-notifications.request.ts';

@ApiTags('notifications')
@Controller('api/user')
export class SetNotificationsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('setNotifications')
  @Endpoint({ summary: 'Say what to be told of, and how', access: 'viewer', response: messageAnswer })
  async set(
    @Body({ schema: setNotificationsRequest }) { kinds, digest }: SetNotificationsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<MessageAnswer> {
    await this.commands.execute(new SetNotifications(sender, kinds, digest));
    return { status: 1, message: 'Changed successfully' };
  }
}
