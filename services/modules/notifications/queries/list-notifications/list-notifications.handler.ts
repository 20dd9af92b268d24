import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { maxPage } from '#platform/http/max-page.ts';
import { NotificationReader } from '../notification.reader.ts';
import { ListNotifications } from './list-notifications.query.ts';
import type { ListNotificationsAnswer } from './list-notifications.schema.ts';

const PAGE_SIZE = 30;

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(private readonly notifications: NotificationReader) {}

  async execute({ viewer, page, unvisitedOnly }: ListNotifications): Promise<ListNotificationsAnswer> {
    const offset = (page - 1) * PAGE_SIZE;
    const [{ lines, total }, { unvisited, upTo }] = await Promise.all([
      this.notifications.lines(viewer, unvisitedOnly, PAGE_SIZE, offset),
      this.notifications.counts(viewer.userId),
    ]);
    return { notifications: lines, max_page: maxPage(total, PAGE_SIZE), total, count: unvisited, up_to: upTo };
  }
}
