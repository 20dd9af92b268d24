import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { NotificationAnswer } from '../../contract/user.schema.ts';
import type { NewNotifications } from './get-new-notifications.query.ts';

const MAX_LISTED = 30;
const COLUMNS = `id, text, href, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, visited`;

type NotificationRow = NotificationAnswer & Record<string, unknown>;

/** A viewer's notifications, newest first. */
@Injectable()
export class NotificationReader {
  constructor(private readonly database: ReadDatabase) {}

  latest(userId: number): Promise<NotificationAnswer[]> {
    return this.database.rows<NotificationRow>(
      `select ${COLUMNS} from read.notification where user_id = $1 order by id desc limit ${MAX_LISTED}`,
      [userId],
    );
  }

  /** Those not visited yet; `count` counts also the older ones that are not listed. */
  async unvisited(userId: number): Promise<NewNotifications> {
    const rows = await this.database.rows<NotificationRow & { count: number }>(
      `select ${COLUMNS}, count(*) over () as count from read.notification where user_id = $1 and not visited
       order by id desc limit ${MAX_LISTED}`,
      [userId],
    );
    return { notifications: rows.map(({ count: _, ...notification }) => notification), count: rows[0]?.count ?? 0 };
  }
}
