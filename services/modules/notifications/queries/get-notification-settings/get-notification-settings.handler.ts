import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { DigestEvery } from '../../contract/notifications.events.ts';
import { KINDS } from '../../domain/kinds.ts';
import { PushKey } from '../push-key.ts';
import { GetNotificationSettings } from './get-notification-settings.query.ts';
import type { NotificationSettingsAnswer } from './get-notification-settings.schema.ts';

interface Row {
  muted: string[];
  unmailed: string[];
  unpushed: string[];
  digest: DigestEvery;
  [column: string]: unknown;
}

const SETTINGS = 'select muted, unmailed, unpushed, digest from read.notification_reader where user_id = $1';
const AS_AT_FIRST: Row = { muted: [], unmailed: [], unpushed: [], digest: 'never' };

@QueryHandler(GetNotificationSettings)
export class GetNotificationSettingsHandler implements IQueryHandler<GetNotificationSettings> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly pushKey: PushKey,
  ) {}

  async execute({ userId }: GetNotificationSettings): Promise<NotificationSettingsAnswer> {
    const { muted, unmailed, unpushed, digest } = (await this.database.row<Row>(SETTINGS, [userId])) ?? AS_AT_FIRST;
    const kinds = KINDS.map(({ name, label }) => ({
      kind: name,
      label,
      site: !muted.includes(name),
      mail: !unmailed.includes(name),
      push: !unpushed.includes(name),
    }));
    return { kinds, digest, push_key: this.pushKey.value };
  }
}
