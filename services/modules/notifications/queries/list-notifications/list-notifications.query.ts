import { Query } from '@nestjs/cqrs';
import type { ListNotificationsAnswer } from './list-notifications.schema.ts';

/** A page of a member's notifications, the newest first. */
export class ListNotifications extends Query<ListNotificationsAnswer> {
  constructor(
    readonly userId: number,
    readonly page: number,
    readonly unvisitedOnly: boolean,
  ) {
    super();
  }
}
