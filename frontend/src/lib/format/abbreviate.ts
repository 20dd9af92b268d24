import type { Language } from '../i18n/language.ts';
import { formatNumber } from './number.ts';

const STEPS = [
  { at: 1e9, fa: 'میلیارد', en: 'B' },
  { at: 1e6, fa: 'میلیون', en: 'M' },
  { at: 1e3, fa: 'هزار', en: 'K' },
] as const;

/** Large numbers in thousands, millions or billions: K, M, B (specification §9), in Persian by their words. */
export function abbreviate(value: number, language: Language): string {
  // Half a unit of the last shown digit below a step already rounds up to it.
  const step = STEPS.find(({ at }) => Math.abs(value) >= at * 0.99995);
  if (!step || Math.abs(value) < 1000) return formatNumber(value, language, { maximumFractionDigits: 0 });
  const shown = formatNumber(value / step.at, language, { maximumFractionDigits: 1 });
  return language === 'fa' ? `${shown} ${step.fa}` : `${shown}${step.en}`;
}
