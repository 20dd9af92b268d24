import { ReadDatabase } from '#platform/database/read-database.ts';
import { NotificationReader } from './queries/notification.reader.ts';
import { type NotificationsApp, startNotificationsApp } from './testing/notifications-app.ts';

/** Of one member; the others have as many together. */
const MANY = 4_000;
const FEW = 100;
const MEMBER = { userId: 1, username: 'user1', name: 'User', role: 'viewer' as const, sessionId: '', twoFactor: false };

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

let app: NotificationsApp;

beforeAll(async () => {
  app = await startNotificationsApp();
  // One a minute. Of the member's own, one in each quarter was not visited.
  await app.database.rows(
    `insert into read.notification (user_id, id, kind, facts, happened_at, position, starts, visited)
     select case when n <= $1::int then 1 else 2 + n % 20 end, n, 'comment-approved', '{"postId": 1}',
       timestamptz '2026-01-01' + n * interval '1 minute', n, n % 30 = 1, n <= $1 and n % ($1 / 4) <> 7
     from generate_series(1, 2 * $1::int) as n`,
    [MANY],
  );
  await app.database.rows(
    'insert into read.notification_visit select user_id, id from read.notification where visited',
  );
  await app.database.rows('analyze read.notification, read.notification_visit');
});
afterAll(() => app?.close());

/** How many rows of notifications each statement looks at that `ask` has the read database asked. */
async function looked(ask: () => Promise<unknown>): Promise<number[]> {
  const database = app.app.get(ReadDatabase);
  const asked: [sql: string, parameters: unknown[]][] = [];
  const { preparedRows } = database;
  database.preparedRows = function record<Row extends object>(sql: string, parameters: unknown[]): Promise<Row[]> {
    asked.push([sql, parameters]);
    return preparedRows.call(database, sql, parameters) as Promise<Row[]>;
  };
  try {
    await ask();
  } finally {
    database.preparedRows = preparedRows;
  }
  const counts = asked
    .filter(([sql]) => sql.includes('read.notification '))
    .map(async ([sql, parameters]) => {
      const [row] = await app.database.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${sql}`,
        parameters,
      );
      return rowsIn(row!['QUERY PLAN'][0].Plan);
    });
  return Promise.all(counts);
}

function rowsIn(plan: Plan): number {
  const own = plan['Relation Name']?.startsWith('notification')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsIn(part), own);
}

describe('a few old notifications below thousands that were visited one by one', () => {
  const reader = () => app.app.get(NotificationReader);

  it('are found without looking at the others', async () => {
    const counts = await looked(async () => {
      expect(await reader().unvisited(1, 30)).toHaveLength(4);
      expect((await reader().counts(1)).unvisited).toBe(4);
    });
    expect(counts).toHaveLength(3);
    for (const count of counts) expect(count).toBeLessThan(FEW);
  });

  it('are listed as lines without looking at the others', async () => {
    const counts = await looked(async () => {
      const { lines, total } = await reader().lines(MEMBER, true, 30, 0);
      expect([lines.length, total]).toEqual([4, 4]);
    });
    expect(counts).toHaveLength(2);
    for (const count of counts) expect(count).toBeLessThan(FEW);
  });
});
