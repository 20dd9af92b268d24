import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetNewNotifications } from './get-new-notifications.query.ts';
import {
  type NewNotificationsAnswer,
  type NewNotificationsRequest,
  newNotificationsAnswer,
  newNotificationsRequest,
} from './get-new-notifications.schema.ts';

@ApiTags('notifications')
@Controller('api/user')
export class GetNewNotificationsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('newNotifications')
  @Endpoint({
    summary: 'Notifications that were not visited',
    access: 'viewer',
    response: newNotificationsAnswer,
    readsFrom: ['notifications', 'title-cards'],
  })
  newNotifications(
    @Body({ schema: newNotificationsRequest }) _request: NewNotificationsRequest,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<NewNotificationsAnswer> {
    return this.queries.execute(new GetNewNotifications(userId));
  }
}
