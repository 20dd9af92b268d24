import type { AiredSeries } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';
import { readTime } from '../format/time/clock-time.ts';

interface ScheduleDraft {
  /** Empty: not in the schedule. */
  air_weekday: number | '';
  air_time: string;
  channel: string;
}

export function draftOf({ air_weekday, air_time, channel }: AiredSeries): ScheduleDraft {
  return { air_weekday: air_weekday ?? '', air_time: air_time ?? '', channel: channel ?? '' };
}

export function factsOf({ air_weekday, air_time, channel }: ScheduleDraft) {
  return { air_weekday: air_weekday || null, air_time: readTime(air_time), channel: channel.trim() || null };
}

export function errorsOf({ air_weekday, air_time }: ScheduleDraft): FormErrors {
  if (!air_time.trim()) return {};
  if (!air_weekday) return { air_weekday: 'parde.air.day_missing' };
  return readTime(air_time) ? {} : { air_time: 'parde.air.time_wrong' };
}
