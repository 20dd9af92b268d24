import {
  commentApproved,
  commentDeleted,
  commentEdited,
  commentPutBack,
  commentRefused,
  ratingDropped,
  titleRated,
} from '#modules/community/contract/community.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import {
  avatarChanged,
  avatarReviewed,
  DELETED_USER,
  emailChanged,
  phoneChanged,
  profileEdited,
  profilePartsChosen,
  recoveryCodeUsed,
  registrationLapsed,
  roleChanged,
  sessionEnded,
  sessionStarted,
  twoFactorDisabled,
  twoFactorEnabled,
  userDeleted,
  userRegistered,
  userSuspended,
  userUnsuspended,
  userVerified,
} from '../contract/accounts.events.ts';
import { avatarPath } from '../contract/avatar-path.ts';

const INSERT_ACCOUNT = `
  insert into account (user_id, username, username_folded, name, email, phone, role, verified, joined_at, referrer_id)
  values ($1, $2, lower($2), $3, $4, $5, $6, $7, $8, $9)`;

/** The same as of an account whose events came with nothing personal in them. */
const ERASE_ACCOUNT = `
  update account
  set username = $2, username_folded = lower($2), name = $3, email = '', phone = null, avatar_path = null, avatar_since = null, profile_shows = '{}',
    suspended_at = null, suspension_reason = null, two_factor = false, recovery_codes_left = 0, last_login_at = null, deleted_at = $4
  where user_id = $1`;

const INSERT_SESSION = `
  insert into session_history (session_id, user_id, device, kind, address, started_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const END_SESSION = 'update session_history set ended_at = $2, ended_by = $3 where session_id = $1';
/** Of each account as many as its owner is shown. */
const FORGET_OLD_SESSIONS = `
  delete from session_history where session_id in
    (select session_id from session_history where user_id = $1 order by started_at desc, session_id offset 20)`;

/** Counted apart from the account: a rating may arrive before its author does. */
const count = (column: 'ratings_count' | 'comments_count', by: 1 | -1) => `
  insert into account_activity (user_id, ${column}) values ($1, ${by})
  on conflict (user_id) do update set ${column} = account_activity.${column} + ${by}`;

const TABLES = ['account', 'account_activity', 'session', 'session_history'];

/** Accounts, sessions that are alive and those that were, and what is counted of each account. */
export const accountsProjection = defineProjection('accounts', TABLES, [
  on(userRegistered, async ({ data, time }, { query }) => {
    const { userId, username, name, email, phone, role, verified, referrerId } = data;
    await query(INSERT_ACCOUNT, [userId, username, name, email, phone, role, verified, time, referrerId]);
  }),
  on(userVerified, async ({ data }, { query }) => {
    await query('update account set verified = true where user_id = $1', [data.userId]);
  }),
  on(registrationLapsed, async ({ data }, { query }) => {
    await query('delete from account where user_id = $1', [data.userId]);
  }),
  on(roleChanged, async ({ data }, { query }) => {
    await query('update account set role = $2, role_version = coalesce($3, role_version) where user_id = $1', [
      data.userId,
      data.role,
      data.roleVersion ?? null,
    ]);
  }),
  on(profileEdited, async ({ data }, { query }) => {
    await query('update account set name = $2 where user_id = $1', [data.userId, data.name]);
  }),
  on(emailChanged, async ({ data }, { query }) => {
    await query('update account set email = $2 where user_id = $1', [data.userId, data.email]);
  }),
  on(phoneChanged, async ({ data }, { query }) => {
    await query('update account set phone = $2 where user_id = $1', [data.userId, data.phone]);
  }),
  on(profilePartsChosen, async ({ data }, { query }) => {
    await query('update account set profile_shows = $2 where user_id = $1', [data.userId, data.shows]);
  }),
  on(avatarChanged, async ({ data: { userId, avatar }, time }, { query }) => {
    const since = avatar === null ? null : time;
    await query('update account set avatar_path = $2, avatar_since = $3 where user_id = $1', [
      userId,
      avatarPath(avatar),
      since,
    ]);
  }),
  on(avatarReviewed, async ({ data }, { query }) => {
    await query('update account set avatar_since = null where user_id = $1', [data.userId]);
  }),
  on(userSuspended, async ({ data, time }, { query }) => {
    const { userId, reason } = data;
    await query('update account set suspended_at = $2, suspension_reason = $3 where user_id = $1', [
      userId,
      time,
      reason,
    ]);
  }),
  on(userUnsuspended, async ({ data }, { query }) => {
    await query('update account set suspended_at = null, suspension_reason = null where user_id = $1', [data.userId]);
  }),
  on(twoFactorEnabled, async ({ data }, { query }) => {
    await query('update account set two_factor = true, recovery_codes_left = $2 where user_id = $1', [
      data.userId,
      data.recoveryCodes,
    ]);
  }),
  on(recoveryCodeUsed, async ({ data }, { query }) => {
    await query('update account set recovery_codes_left = $2 where user_id = $1', [data.userId, data.left]);
  }),
  on(twoFactorDisabled, async ({ data }, { query }) => {
    await query('update account set two_factor = false, recovery_codes_left = 0 where user_id = $1', [data.userId]);
  }),
  on(sessionStarted, async ({ data, time }, { query }) => {
    const { userId, sessionId, supersededSessionId, expiresAt, device, kind, address } = data;
    await query('delete from session where user_id = $1', [userId]);
    await query('insert into session (session_id, user_id, expires_at) values ($1, $2, $3)', [
      sessionId,
      userId,
      expiresAt,
    ]);
    if (supersededSessionId) await query(END_SESSION, [supersededSessionId, time, 'other_log_in']);
    const facts = [device ?? null, kind ?? null, address ?? null];
    await query(INSERT_SESSION, [sessionId, userId, ...facts, time, expiresAt]);
    await query(FORGET_OLD_SESSIONS, [userId]);
    await query('update account set last_login_at = $2 where user_id = $1', [userId, time]);
  }),
  on(sessionEnded, async ({ data, time }, { query }) => {
    await query('delete from session where session_id = $1', [data.sessionId]);
    await query(END_SESSION, [data.sessionId, time, data.reason ?? 'log_out']);
  }),
  on(userDeleted, async ({ data, time }, { query }) => {
    const { userId } = data;
    await query(ERASE_ACCOUNT, [userId, DELETED_USER.username, DELETED_USER.name, time]);
    await query('delete from session where user_id = $1', [userId]);
    await query('delete from session_history where user_id = $1', [userId]);
  }),
  on(titleRated, async ({ data }, { query }) => {
    if (data.previous === null) await query(count('ratings_count', 1), [data.userId]);
  }),
  on(ratingDropped, async ({ data }, { query }) => {
    await query(count('ratings_count', -1), [data.userId]);
  }),
  on(commentApproved, async ({ data }, { query }) => {
    await query(count('comments_count', 1), [data.userId]);
  }),
  on(commentRefused, async ({ data }, { query }) => {
    if (data.previousStatus === 'approved') await query(count('comments_count', -1), [data.userId]);
  }),
  on(commentEdited, async ({ data }, { query }) => {
    if (data.previousStatus === 'approved') await query(count('comments_count', -1), [data.userId]);
  }),
  on(commentDeleted, async ({ data }, { query }) => {
    if (data.previousStatus === 'approved') await query(count('comments_count', -1), [data.userId]);
  }),
  on(commentPutBack, async ({ data }, { query }) => {
    if (data.previousStatus === 'approved') await query(count('comments_count', -1), [data.userId]);
  }),
]);
