import { DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { contactAnswered, contactClosed, contactReceived, contactReopened } from '../contract/contact.events.ts';

// An account has a stream of its own: its deletion may come before its letters, and before its answers.
const RECEIVE = `
  insert into contact_thread (id, user_id, name, email, subject, state, version, waiting_since, last_at)
  select $1, $2, $3, $4, $5, 'open', $6, $7, $7 where not exists (select from contact_writer_gone where user_id = $2)
  on conflict (id) do update set state = 'open', version = excluded.version, last_at = excluded.last_at,
    waiting_since = case when contact_thread.state = 'open' then contact_thread.waiting_since else excluded.last_at end`;
const ADD_MESSAGE = `
  insert into contact_message (thread_id, version, by_staff, author, author_id, body, at)
  select $1, $2, $3, case when exists (select from contact_writer_gone where user_id = $4) then $5 else $6 end, $4, $7, $8
  where exists (select from contact_thread where id = $1)
  on conflict do nothing`;
const RULE = 'update contact_thread set state = $2, version = $3, last_at = $4 where id = $1';
const REOPEN = `
  update contact_thread set state = 'open', version = $2, last_at = $3, waiting_since = $3 where id = $1`;
const FORGET_MESSAGES = `
  delete from contact_message where thread_id in (select id from contact_thread where user_id = $1)`;

/** What people write by the contact form, and what they are answered. */
export const contactsProjection = defineProjection(
  'contacts',
  ['contact_thread', 'contact_message', 'contact_writer_gone'],
  [
    on(contactReceived, async ({ data, version, time }, { query }) => {
      const { threadId, userId, name, email, subject, body } = data;
      await query(RECEIVE, [threadId, userId, name, email, subject, version, time]);
      await query(ADD_MESSAGE, [threadId, version, false, null, DELETED_USER.username, name, body, time]);
    }),
    on(contactAnswered, async ({ data: { threadId, moderatorId, moderator, body }, version, time }, { query }) => {
      await query(RULE, [threadId, 'answered', version, time]);
      const by = [moderatorId, DELETED_USER.username, moderator];
      await query(ADD_MESSAGE, [threadId, version, true, ...by, body, time]);
    }),
    on(contactClosed, async ({ data: { threadId }, version, time }, { query }) => {
      await query(RULE, [threadId, 'closed', version, time]);
    }),
    on(contactReopened, async ({ data: { threadId }, version, time }, { query }) => {
      await query(REOPEN, [threadId, version, time]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      await query('insert into contact_writer_gone (user_id) values ($1) on conflict do nothing', [userId]);
      await query(FORGET_MESSAGES, [userId]);
      await query('delete from contact_thread where user_id = $1', [userId]);
      await query('update contact_message set author = $2 where author_id = $1', [userId, DELETED_USER.username]);
    }),
  ],
);
