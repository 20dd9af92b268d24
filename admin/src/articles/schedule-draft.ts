import type { FormErrors } from '../components/form/form-errors.ts';
import { readTime } from '../format/clock-time.ts';

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

export function errorsOf(draft: ScheduleDraft, now = Date.now()): FormErrors {
  if (!draft.day) return { day: 'parde.articles.form.required' };
  const at = momentOf(draft);
  if (!at) return { time: 'parde.articles.time_wrong' };
  return Date.parse(at) > now ? {} : { time: 'parde.articles.past' };
}
