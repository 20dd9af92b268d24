import type { Cleanup } from '#platform/jobs/scheduled/cleanup.registry.ts';

/** What an account's owner may want to look back at is on the read side; here it is of no use any more. */
export const accountCleanups: Cleanup[] = [
  {
    name: 'sessions',
    sql: `delete from write.session
          where ended_at < now() - interval '30 days' or expires_at < now() - interval '30 days'`,
  },
  { name: 'recovery links', sql: 'delete from write.password_recovery where expires_at < now()' },
  { name: 'registration handles', sql: 'delete from write.registration_handle where expires_at < now()' },
  { name: 'contact changes', sql: 'delete from write.contact_change where expires_at < now()' },
  {
    name: 'two-factor never confirmed',
    sql: `delete from write.two_factor where confirmed_at is null and last_step = 0
          and account_id in (select id from write.account where deleted_at is not null or role = 'viewer')`,
  },
];
