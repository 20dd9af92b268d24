import { DELETED_USER, userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { defineProjection, on, type ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  subtitleAccepted,
  subtitleRefused,
  subtitleReopened,
  subtitleSubmitted,
} from '../contract/submitted-subtitles.events.ts';

/* Accounts have streams of their own: what a member has sent may come after the member's deletion. */

const SUBMITTED = `
  insert into submitted_subtitle (id, file_id, sha256, language, label, format, charset, original, cues, mends, user_id,
    username, state, version, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    case when exists (select 1 from deleted_subtitle_sender where user_id = $11) then $12 else $13 end, 'waiting', $14, $15)
  on conflict (id) do update set state = 'waiting', version = excluded.version, username = excluded.username,
    decided_by = null, decided_by_id = null, decided_at = null, reason = null, vtt_name = null, replaced_vtt = null`;
const DECIDED = `
  update submitted_subtitle set state = $2, version = $3, decided_by_id = $4,
    decided_by = case when exists (select 1 from deleted_subtitle_sender where user_id = $4) then $5 else $6 end,
    decided_at = $7, reason = $8, charset = coalesce($9, charset), vtt_name = $10, replaced_vtt = $11
  where id = $1`;
const REOPENED = `
  update submitted_subtitle set state = 'waiting', version = $2, decided_by_id = null, decided_by = null, decided_at = null,
    reason = null, vtt_name = null, replaced_vtt = null
  where id = $1`;
const DELETED = 'insert into deleted_subtitle_sender (user_id) values ($1) on conflict do nothing';
const DISOWN = 'update submitted_subtitle set username = $2 where user_id = $1';
const FORGET_MODERATOR = 'update submitted_subtitle set decided_by = $2 where decided_by_id = $1';

interface Decision {
  submissionId: number;
  moderatorId: number;
  moderator: string;
  reason?: string;
  charset?: string | undefined;
  vttName?: string;
  replacedVttName?: string | null | undefined;
}

function decide(state: 'published' | 'refused') {
  return async (event: RecordedEvent<string, Decision>, { query }: ProjectionTransaction) => {
    const { submissionId, moderatorId, moderator, reason = null, charset = null } = event.data;
    const { vttName = null, replacedVttName = null } = event.data;
    const { username } = DELETED_USER;
    const by = [moderatorId, username, moderator];
    await query(DECIDED, [
      submissionId,
      state,
      event.version,
      ...by,
      event.time,
      reason,
      charset,
      vttName,
      replacedVttName,
    ]);
  };
}

/** What was sent, for the moderators' queue. */
export const submittedSubtitlesProjection = defineProjection(
  'submitted-subtitles',
  ['submitted_subtitle', 'deleted_subtitle_sender'],
  [
    on(subtitleSubmitted, async ({ data, version, time }, { query }) => {
      const { submissionId, fileId, sha256, language, label, format, charset, original, cues, mends, userId } = data;
      const file = [
        submissionId,
        fileId,
        sha256,
        language,
        label,
        format,
        charset,
        original,
        cues,
        JSON.stringify(mends),
      ];
      await query(SUBMITTED, [...file, userId, DELETED_USER.username, data.username, version, time]);
    }),
    on(subtitleAccepted, decide('published')),
    on(subtitleRefused, decide('refused')),
    on(subtitleReopened, async ({ data: { submissionId }, version }, { query }) => {
      await query(REOPENED, [submissionId, version]);
    }),
    on(userDeleted, async ({ data: { userId } }, { query }) => {
      const { username } = DELETED_USER;
      await query(DELETED, [userId]);
      await query(DISOWN, [userId, username]);
      await query(FORGET_MODERATOR, [userId, username]);
    }),
  ],
);
