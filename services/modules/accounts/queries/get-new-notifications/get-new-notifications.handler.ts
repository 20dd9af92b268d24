import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GetNewNotifications, type NewNotifications } from './get-new-notifications.query.ts';
import { NotificationReader } from './notification.reader.ts';

@QueryHandler(GetNewNotifications)
export class GetNewNotificationsHandler implements IQueryHandler<GetNewNotifications> {
  constructor(private readonly notifications: NotificationReader) {}

  execute({ userId }: GetNewNotifications): Promise<NewNotifications> {
    return this.notifications.unvisited(userId);
  }
}
