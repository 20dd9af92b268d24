import { CleanupRegistry } from '#platform/jobs/scheduled/cleanup.registry.ts';
import { DailyCleanup } from '#platform/jobs/scheduled/daily-cleanup.ts';
import { AccountsApp } from '../testing/accounts-app.ts';

let accounts: AccountsApp;
let id: number;

beforeAll(async () => {
  accounts = await AccountsApp.start({ LOG_LEVEL: 'silent' });
  id = await accounts.member('sleeper');
  // That of the verification.
  await accounts.rows('delete from write.session where account_id = $1', [id]);
  await accounts.everyJobDone();
});
afterAll(() => accounts.close());

const cleanUp = () => accounts.test.app.get(DailyCleanup).run();
const count = async (table: string) =>
  (await accounts.rows<{ count: number }>(`select count(*)::int as count from write.${table}`))[0]?.count;

/** A session of the account as it would be now. @param ended, expires SQL of a moment, or null. */
const session = (ended: string | null, expires: string) =>
  accounts.rows(
    `insert into write.session (id, account_id, started_at, ended_at, expires_at)
     values (gen_random_uuid(), $1, now() - interval '90 days', ${ended}, ${expires})`,
    [id],
  );

describe('the daily cleanup', () => {
  it('removes sessions a month after their end, and keeps those that live and those just over', async () => {
    await session(`now() - interval '31 days'`, `now() - interval '1 day'`);
    await session(`now() - interval '29 days'`, `now() - interval '1 day'`);
    await session(null, `now() + interval '1 day'`);
    expect((await cleanUp())['sessions']).toBe(1);
    await accounts.rows(`update write.session set expires_at = now() - interval '31 days' where ended_at is null`);
    expect((await cleanUp())['sessions']).toBe(1);
    expect(await count('session')).toBe(1);
  });

  it('removes links that are too old to be used', async () => {
    await accounts.test.post('/api/user/recovery', { email: 'sleeper@example.com' });
    await accounts.everyJobDone();
    expect((await cleanUp())['recovery links']).toBe(0);
    expect(await count('password_recovery')).toBe(1);
    await accounts.rows(`update write.password_recovery set expires_at = now() - interval '1 second'`);
    expect((await cleanUp())['recovery links']).toBe(1);
  });

  it('removes jobs a month after they were done, and never one that is still to do', async () => {
    await accounts.everyJobDone();
    const all = (await count('effect_job'))!;
    await accounts.rows(
      `insert into write.effect_job (event_id, kind, payload, due_at, done_at)
       values (gen_random_uuid(), 'testing.old', null, now(), now() - interval '31 days'),
         (gen_random_uuid(), 'testing.given-up', null, now(), null),
         (gen_random_uuid(), 'testing.waiting', '{}', now() - interval '1 year', null)`,
    );
    await accounts.rows(
      `update write.effect_job set failed_at = now() - interval '91 days' where kind = 'testing.given-up'`,
    );
    expect((await cleanUp())['jobs']).toBe(2);
    expect(await count('effect_job')).toBe(all + 1);
  });

  it('removes captchas that have expired and keys a week old', async () => {
    await accounts.rows(`update write.spent_captcha set expires_at = now() - interval '1 second'`);
    await accounts.rows(
      `insert into write.idempotency_key (scope, key, request_hash, created_at)
       values ('a', 'old', '', now() - interval '8 days'), ('a', 'new', '', now() - interval '6 days')`,
    );
    const deleted = await cleanUp();
    expect(deleted['spent captchas']).toBeGreaterThan(0);
    expect(deleted['idempotency keys']).toBe(1);
    expect(await accounts.rows('select key from write.idempotency_key')).toEqual([{ key: 'new' }]);
  });

  it('goes on where one cleanup fails, and runs each once when two workers clean up', async () => {
    accounts.test.app.get(CleanupRegistry).add({ name: 'broken', sql: 'delete from write.no_such_table' });
    await session(`now() - interval '31 days'`, 'now()');
    const [one, other] = await Promise.all([cleanUp(), cleanUp()]);
    // Of two at once one may find the other at it; whoever ran it tells nothing of it.
    expect([one, other].filter((deleted) => deleted['broken'] === undefined).length).toBeGreaterThan(0);
    expect((one['sessions'] ?? 0) + (other['sessions'] ?? 0)).toBe(1);
  });
});
