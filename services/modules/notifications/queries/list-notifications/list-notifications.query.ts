import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { ListNotificationsAnswer } from './list-notifications.schema.ts';

/** A page of a member's notifications, the newest first, with a line for those that are gathered. */
export class ListNotifications extends Query<ListNotificationsAnswer> {
  constructor(
    readonly viewer: Viewer,
    readonly page: number,
    readonly unvisitedOnly: boolean,
  ) {
    super();
  }
}
