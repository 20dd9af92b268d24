import { Query } from '@nestjs/cqrs';
import type { NewNotificationsAnswer } from './get-new-notifications.schema.ts';

/** Notifications that were not visited, newest first. */
export class GetNewNotifications extends Query<NewNotificationsAnswer> {
  constructor(readonly userId: number) {
    super();
  }
}
