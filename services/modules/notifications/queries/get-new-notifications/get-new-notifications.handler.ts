import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { NotificationReader } from '../notification.reader.ts';
import { GetNewNotifications } from './get-new-notifications.query.ts';
import type { NewNotificationsAnswer } from './get-new-notifications.schema.ts';

const MAX_LISTED = 30;

@QueryHandler(GetNewNotifications)
export class GetNewNotificationsHandler implements IQueryHandler<GetNewNotifications> {
  constructor(private readonly notifications: NotificationReader) {}

  async execute({ userId }: GetNewNotifications): Promise<NewNotificationsAnswer> {
    const [notifications, { unvisited, upTo }] = await Promise.all([
      this.notifications.unvisited(userId, MAX_LISTED),
      this.notifications.counts(userId),
    ]);
    return { status: 1, notifications, count: unvisited, up_to: upTo };
  }
}
