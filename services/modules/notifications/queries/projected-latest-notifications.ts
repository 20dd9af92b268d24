import { Injectable } from '@nestjs/common';
import { LatestNotifications } from '../contract/latest-notifications.port.ts';
import type { NotificationAnswer } from '../contract/notification.schema.ts';
import { NotificationReader } from './notification.reader.ts';

const MAX_LISTED = 30;

@Injectable()
export class ProjectedLatestNotifications extends LatestNotifications {
  constructor(private readonly notifications: NotificationReader) {
    super();
  }

  of(userId: number): Promise<NotificationAnswer[]> {
    return this.notifications.page(userId, MAX_LISTED);
  }
}
