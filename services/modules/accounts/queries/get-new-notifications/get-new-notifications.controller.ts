import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { notification } from '../../answers/user.schema.js';
import { NotificationList } from './notification-list.js';

const newNotificationsRequest = requestBody({});
const newNotificationsAnswer = z
  .object({ status: z.literal(1), notifications: z.array(notification), count: z.number().int() })
  .meta({ id: 'NewNotificationsAnswer' });

@ApiTags('accounts')
@Controller('api/user')
export class GetNewNotificationsController {
  constructor(private readonly notifications: NotificationList) {}

  @Post('newNotifications')
  @Endpoint({
    summary: 'Notifications that were not visited',
    access: 'viewer',
    response: newNotificationsAnswer,
    readsFrom: ['accounts'],
  })
  async newNotifications(
    @Body({ schema: newNotificationsRequest }) _body: z.infer<typeof newNotificationsRequest>,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { status: 1 as const, ...(await this.notifications.unvisited(viewer.userId)) };
  }
}
