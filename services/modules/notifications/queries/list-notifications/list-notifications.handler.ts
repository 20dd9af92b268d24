import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { NotificationReader } from '../notification.reader.ts';
import { ListNotifications } from './list-notifications.query.ts';
import type { ListNotificationsAnswer } from './list-notifications.schema.ts';

const PAGE_SIZE = 30;

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(private readonly notifications: NotificationReader) {}

  async execute({ userId, page, unvisitedOnly }: ListNotifications): Promise<ListNotificationsAnswer> {
    const offset = (page - 1) * PAGE_SIZE;
    const [notifications, counts] = await Promise.all([
      unvisitedOnly
        ? this.notifications.unvisited(userId, PAGE_SIZE, offset)
        : this.notifications.page(userId, PAGE_SIZE, offset),
      this.notifications.counts(userId),
    ]);
    const total = unvisitedOnly ? counts.unvisited : counts.total;
    const maxPage = Math.ceil(total / PAGE_SIZE);
    return { notifications, max_page: maxPage, total, count: counts.unvisited, up_to: counts.upTo };
  }
}
