import { useLanguage } from '../i18n/use-language.ts';

const PERSIAN_ZERO = 0x06f0;

/** A time as titles have it, in the reader's digits: `21:30`. */
export function useClockDigits(): (time: string) => string {
  const language = useLanguage();
  return (time) =>
    language === 'fa' ? time.replace(/\d/g, (digit) => String.fromCodePoint(PERSIAN_ZERO + Number(digit))) : time;
}
