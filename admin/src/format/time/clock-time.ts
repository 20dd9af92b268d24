import { latinDigits } from '../number.ts';

/** `9:05`, `۲۱:۳۰` → `09:05`, `21:30`. @returns null for what is no time. */
export function readTime(typed: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(latinDigits(typed.trim())) ?? [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
