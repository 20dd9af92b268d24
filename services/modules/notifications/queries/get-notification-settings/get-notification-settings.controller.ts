import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetNotificationSettings } from './get-notification-settings.query.ts';
import {
  type NotificationSettingsAnswer,
  type NotificationSettingsRequest,
  notificationSettingsAnswer,
  notificationSettingsRequest,
} from './get-notification-settings.schema.ts';

@ApiTags('notifications')
@Controller('api/user')
export class GetNotificationSettingsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('notificationSettings')
  @Endpoint({
    summary: 'What the viewer is told of, and how',
    access: 'viewer',
    response: notificationSettingsAnswer,
    readsFrom: ['notifications'],
  })
  settings(
    @Body({ schema: notificationSettingsRequest }) _request: NotificationSettingsRequest,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<NotificationSettingsAnswer> {
    return this.queries.execute(new GetNotificationSettings(userId));
  }
}
