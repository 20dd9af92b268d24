import type { NotificationAnswer } from './notification.schema.ts';

/** A member's newest notifications, visited or not, for what is shown of the member. */
export abstract class LatestNotifications {
  abstract of(userId: number): Promise<NotificationAnswer[]>;
}
