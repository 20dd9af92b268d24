import type { WorkKind } from '../contract/work-claims.events.ts';

/** What something was done to, as the console's lists are called. */
interface AuditPlace {
  resource: string;
  /** Null where it has no number. */
  resourceId: number | null;
}

/** Where the plural is not the singular with an s. */
const PLURALS: Record<string, string> = {
  person: 'people',
  media: 'media',
  'list-entry': 'list-entries',
  'moderation-rules': 'moderation-rules',
};

/** Who takes something up does it to what waits. */
const TAKEN_UP: Record<WorkKind, string> = {
  comments: 'comments',
  comment_reports: 'comments',
  file_reports: 'file-cases',
  requests: 'title-requests',
  contacts: 'contacts',
  subtitles: 'submitted-subtitles',
  avatars: 'users',
  translations: 'translations',
  payments: 'payments',
};

/** @returns of the stream `comment-12` the comments' number 12; of reports and of what is taken up what they are about. */
export function auditPlace(stream: string, details: Record<string, unknown>): AuditPlace {
  const [, waits, itemId] = /^work-claim-([a-z_]+)-(\d+)$/.exec(stream) ?? [];
  if (waits) return { resource: TAKEN_UP[waits as WorkKind], resourceId: Number(itemId) };
  const [, kind = stream, id] = /^([a-z-]+?)-(\d{1,10})$/.exec(stream) ?? /^([a-z]+)/.exec(stream) ?? [];
  const { commentId, textId } = details;
  if (kind === 'comment-report' && commentId) return { resource: 'comments', resourceId: Number(commentId) };
  if (kind === 'missing-translation' && textId) return { resource: 'translations', resourceId: Number(textId) };
  return { resource: PLURALS[kind] ?? `${kind}s`, resourceId: id ? Number(id) : null };
}
