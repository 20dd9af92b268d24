import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { NotificationAnswer } from '../../answers/user.schema.js';

const NEWEST = 30;
const COLUMNS = `id, text, href, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, visited`;

type NotificationRow = NotificationAnswer & Record<string, unknown>;

/** A viewer's notifications, newest first. */
@Injectable()
export class NotificationList {
  constructor(private readonly database: ReadDatabase) {}

  latest(userId: number): Promise<NotificationAnswer[]> {
    return this.database.rows<NotificationRow>(
      `select ${COLUMNS} from read.notification where user_id = $1 order by id desc limit ${NEWEST}`,
      [userId],
    );
  }

  /** Those not visited yet; `count` counts also the older ones that are not listed. */
  async unvisited(userId: number): Promise<{ notifications: NotificationAnswer[]; count: number }> {
    const rows = await this.database.rows<NotificationRow & { count: number }>(
      `select ${COLUMNS}, count(*) over () as count from read.notification where user_id = $1 and not visited
       order by id desc limit ${NEWEST}`,
      [userId],
    );
    return { notifications: rows.map(({ count: _, ...notification }) => notification), count: rows[0]?.count ?? 0 };
  }
}
