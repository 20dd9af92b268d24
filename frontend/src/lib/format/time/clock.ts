import type { Language } from '../../i18n/language.ts';
import { localDigits } from '../number.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** A place in a film as players show it: `12:34`, from an hour on `1:02:03`. */
export function formatClock(seconds: number, language: Language): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  return localDigits(text, language);
}
