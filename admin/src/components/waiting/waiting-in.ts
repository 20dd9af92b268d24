import type { Overview } from '../../api/types.ts';

type Waiting = Overview['waiting'];

/** Sections of the console, with the kinds of work that wait in each. */
const QUEUES: Partial<Record<string, readonly (keyof Waiting)[]>> = {
  comments: ['comments', 'comment_reports'],
  file_reports: ['file_reports'],
  requests: ['requests'],
  contacts: ['contacts'],
  subtitles: ['subtitles'],
  users: ['avatars'],
  translations: ['translations'],
  payments: ['payments'],
};

/** @param section its key. */
export function countIn(section: string, waiting: Waiting): number {
  const kinds = section === 'waiting' ? Object.values(QUEUES).flatMap((kinds) => kinds ?? []) : (QUEUES[section] ?? []);
  return kinds.reduce((sum, kind) => sum + (waiting[kind]?.count ?? 0), 0);
}

/** @returns since when that waits which waits longest, of whatever kind; null where nothing does. */
export function oldestOf(waiting: Waiting): string | null {
  const times = Object.values(waiting).flatMap((kind) => kind?.oldest_at ?? []);
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}
