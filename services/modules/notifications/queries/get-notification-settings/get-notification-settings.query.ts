import { Query } from '@nestjs/cqrs';
import type { NotificationSettingsAnswer } from './get-notification-settings.schema.ts';

/** What a member wants to be told, and how. */
export class GetNotificationSettings extends Query<NotificationSettingsAnswer> {
  constructor(readonly userId: number) {
    super();
  }
}
