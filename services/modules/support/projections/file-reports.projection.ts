import { DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import {
  fileCaseReopened,
  fileCaseSettled,
  fileFaultFound,
  fileFaultGone,
  fileReported,
} from '../contract/support.events.ts';

const OPEN_CASE = `
  insert into file_case (id, version, state, opened_at, last_at) values ($1, $2, 'open', $3, $3)
  on conflict (id) do update set version = excluded.version, last_at = excluded.last_at, state = 'open',
    opened_at = case when file_case.state = 'open' then file_case.opened_at else excluded.opened_at end,
    settled_at = null, settled_by = null, settled_by_id = null`;
// An account has a stream of its own: its deletion may come before its reports, and before its decisions.
const SAVE_REPORT = `
  insert into file_report (id, file_id, user_id, username, reason, note, reported_at, waiting)
  select $1, $2, $3, case when gone then $8 else $4 end, $5, case when gone then '' else $6 end, $7, true
  from (select exists (select from file_reporter_gone where user_id = $3) as gone) g
  on conflict (id) do update set username = excluded.username, reason = excluded.reason, note = excluded.note, waiting = true`;
const SETTLE_CASE = `
  update file_case set version = $2, state = $3, settled_at = $4, settled_by_id = $5,
    settled_by = case when exists (select from file_reporter_gone where user_id = $5) then $6 else $7 end
  where id = $1`;
const REOPEN_CASE = `
  update file_case set version = $2, state = 'open', settled_at = null, settled_by = null, settled_by_id = null where id = $1`;
const SAVE_FAULT = `
  insert into file_case (id, version, state, opened_at, last_at, fault, fault_at) values ($1, $2, 'open', $3, $3, $4, $3)
  on conflict (id) do update set version = excluded.version, last_at = excluded.last_at, state = 'open', fault = excluded.fault,
    fault_at = excluded.fault_at,
    opened_at = case when file_case.state = 'open' then file_case.opened_at else excluded.opened_at end,
    settled_at = null, settled_by = null, settled_by_id = null`;
const END_FAULT = `
  update file_case set version = $2, fault = null, fault_at = null, state = case when $4 then 'mended' else state end,
    settled_at = case when $4 then $3 else settled_at end where id = $1`;
const SET_WAITING = 'update file_report set waiting = $2 where id = any($1::int[])';

const idsOf = (reports: readonly { reportId: number }[]) => reports.map(({ reportId }) => reportId);

/** The cases of files, and what each member says. */
export const fileReportsProjection = defineProjection(
  'file-reports',
  ['file_case', 'file_report', 'file_reporter_gone'],
  [
    on(fileReported, async ({ data, version, time }, { query }) => {
      const { reportId, fileId, userId, username, reason, note } = data;
      await query(OPEN_CASE, [fileId, version, time]);
      await query(SAVE_REPORT, [reportId, fileId, userId, username, reason, note, time, DELETED_USER.username]);
    }),
    on(fileFaultFound, async ({ data: { fileId, fault }, version, time }, { query }) => {
      await query(SAVE_FAULT, [fileId, version, time, fault]);
    }),
    on(fileFaultGone, async ({ data: { fileId, closed, reports }, version, time }, { query }) => {
      await query(END_FAULT, [fileId, version, time, closed]);
      await query(SET_WAITING, [idsOf(reports), false]);
    }),
    on(fileCaseSettled, async ({ data, version, time }, { query }) => {
      const { fileId, outcome, reports, waiting = [], moderator, moderatorId } = data;
      await query(SETTLE_CASE, [fileId, version, outcome, time, moderatorId, DELETED_USER.username, moderator]);
      await query(SET_WAITING, [idsOf(reports), false]);
      await query(SET_WAITING, [idsOf(waiting), true]);
    }),
    on(fileCaseReopened, async ({ data: { fileId, reports }, version }, { query }) => {
      await query(REOPEN_CASE, [fileId, version]);
      await query(SET_WAITING, [idsOf(reports), true]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      const { username } = DELETED_USER;
      await query('insert into file_reporter_gone (user_id) values ($1) on conflict do nothing', [userId]);
      await query(`update file_report set username = $2, note = '' where user_id = $1`, [userId, username]);
      await query('update file_case set settled_by = $2 where settled_by_id = $1', [userId, username]);
    }),
  ],
);
