import { defineProjection, on } from '../../../platform/messaging/projections/projection.js';
import { commentApproved, commentRefused, titleRated } from '../../community/events/community.events.js';
import {
  registrationLapsed,
  roleChanged,
  sessionEnded,
  sessionStarted,
  userRegistered,
  userVerified,
} from '../events/accounts.events.js';

const INSERT_ACCOUNT = `
  insert into read.account (user_id, username, username_folded, name, email, phone, role, verified, joined_at)
  values ($1, $2, lower($2), $3, $4, $5, $6, $7, $8)`;

/** Counted apart from the account: a rating may arrive before its author does. */
const count = (column: 'ratings_count' | 'comments_count', by: 1 | -1) => `
  insert into read.account_activity (user_id, ${column}) values ($1, ${by})
  on conflict (user_id) do update set ${column} = account_activity.${column} + ${by}`;

/** Accounts, live sessions and what is counted of each account. */
export const accountsProjection = defineProjection('accounts', [
  on(userRegistered, async ({ data, time }, { query }) => {
    const { userId, username, name, email, phone, role, verified } = data;
    await query(INSERT_ACCOUNT, [userId, username, name, email, phone, role, verified, time]);
  }),
  on(userVerified, async ({ data }, { query }) => {
    await query('update read.account set verified = true where user_id = $1', [data.userId]);
  }),
  on(registrationLapsed, async ({ data }, { query }) => {
    await query('delete from read.account where user_id = $1', [data.userId]);
  }),
  on(roleChanged, async ({ data }, { query }) => {
    await query('update read.account set role = $2 where user_id = $1', [data.userId, data.role]);
  }),
  on(sessionStarted, async ({ data }, { query }) => {
    await query('delete from read.session where user_id = $1', [data.userId]);
    await query('insert into read.session (session_id, user_id, expires_at) values ($1, $2, $3)', [
      data.sessionId,
      data.userId,
      data.expiresAt,
    ]);
  }),
  on(sessionEnded, async ({ data }, { query }) => {
    await query('delete from read.session where session_id = $1', [data.sessionId]);
  }),
  on(titleRated, async ({ data }, { query }) => {
    if (data.previous === null) await query(count('ratings_count', 1), [data.userId]);
  }),
  on(commentApproved, async ({ data }, { query }) => {
    await query(count('comments_count', 1), [data.userId]);
  }),
  on(commentRefused, async ({ data }, { query }) => {
    if (data.previousStatus === 'approved') await query(count('comments_count', -1), [data.userId]);
  }),
]);
