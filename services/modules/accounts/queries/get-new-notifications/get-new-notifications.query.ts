import { Query } from '@nestjs/cqrs';
import type { NotificationAnswer } from '../../contract/user.schema.ts';

export interface NewNotifications {
  notifications: NotificationAnswer[];
  /** Also of the older ones that are not listed. */
  count: number;
}

/** Notifications that were not visited, newest first. */
export class GetNewNotifications extends Query<NewNotifications> {
  constructor(readonly userId: number) {
    super();
  }
}
