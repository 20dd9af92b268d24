import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { VisitNotifications } from './visit-notifications.command.ts';
import {
  type VisitNotificationsAnswer,
  type VisitNotificationsRequest,
  visitNotificationsAnswer,
  visitNotificationsRequest,
} from './visit-notifications.request.ts';

@ApiTags('notifications')
@Controller('api/user')
export class VisitNotificationsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('visitNotifications')
  @Endpoint({ summary: 'Mark notifications as visited', access: 'viewer', response: visitNotificationsAnswer })
  async visit(
    @Body({ schema: visitNotificationsRequest }) { ids, up_to: upTo }: VisitNotificationsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<VisitNotificationsAnswer> {
    await this.commands.execute(new VisitNotifications(sender, ids, upTo));
    return { status: 1 };
  }
}
