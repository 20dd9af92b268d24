import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { readTime } from '../../format/time/clock-time.ts';

const TEHRAN_AHEAD_MS = 3.5 * 3_600_000;

/** A moment as it is typed: a day of Tehran, `2026-03-21`, and the time on its clocks. */
export interface ScheduleDraft {
  day: string;
  time: string;
}

/** @returns ISO 8601 UTC; null while it is no moment. */
export function momentOf({ day, time }: ScheduleDraft): string | null {
  const read = readTime(time);
  return day && read ? new Date(`${day}T${read}:00+03:30`).toISOString() : null;
}

/** @param at ISO 8601 UTC. @param digits as the reader's language writes them. */
export function draftOf(at: string, digits: (text: string) => string): ScheduleDraft {
  const [day = '', time = ''] = new Date(Date.parse(at) + TEHRAN_AHEAD_MS).toISOString().split('T');
  return { day, time: digits(time.slice(0, 'HH:mm'.length)) };
}

export function errorsOf(draft: ScheduleDraft, now = Date.now()): FormErrors {
  if (!draft.day) return { day: 'parde.articles.form.required' };
  const at = momentOf(draft);
  if (!at) return { time: 'parde.articles.time_wrong' };
  return Date.parse(at) > now ? {} : { time: 'parde.articles.past' };
}
