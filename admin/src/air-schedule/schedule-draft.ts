import type { AiredSeries } from '../api/types.ts';
import type { FormErrors } from '../components/form/form-errors.ts';

export interface ScheduleDraft {
  /** Empty: not in the schedule. */
  air_weekday: number | '';
  air_time: string;
  channel: string;
}

const DIGITS = /[۰-۹٠-٩]/g;

export function draftOf({ air_weekday, air_time, channel }: AiredSeries): ScheduleDraft {
  return { air_weekday: air_weekday ?? '', air_time: air_time ?? '', channel: channel ?? '' };
}

/** `9:05`, `۲۱:۳۰` → `09:05`, `21:30`. @returns null for what is no time. */
export function readTime(typed: string): string | null {
  const latin = typed.trim().replace(DIGITS, (digit) => String((digit.codePointAt(0) as number) & 15));
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(latin) ?? [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

export function factsOf({ air_weekday, air_time, channel }: ScheduleDraft) {
  return { air_weekday: air_weekday || null, air_time: readTime(air_time), channel: channel.trim() || null };
}

export function errorsOf({ air_weekday, air_time }: ScheduleDraft): FormErrors {
  if (!air_time.trim()) return {};
  if (!air_weekday) return { air_weekday: 'parde.air.day_missing' };
  return readTime(air_time) ? {} : { air_time: 'parde.air.time_wrong' };
}
