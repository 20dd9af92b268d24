import { latinDigits, parseDecimal } from '../format/number.ts';
import { unitOf, VOLUME } from './plan-draft.ts';

/** A number before the word for days, or for gigabytes; other numbers of a name ("3 months", "2 devices") say no size. */
const DAYS = /([\d.,٬٫]+)[\s\u200c-]*(?:days?\b|روز)/giu;
const GIGABYTES = /([\d.,٬٫]+)[\s\u200c-]*(?:gb\b|gib\b|gig|گیگ)/giu;

/** @param size in days or bytes. @returns what one of the names says instead, in the same unit; null where none does. */
export function otherSizeInNames(planId: number, names: readonly string[], size: number): number | null {
  const pattern = planId === VOLUME ? GIGABYTES : DAYS;
  const said = names
    .flatMap((name) => [...latinDigits(name).matchAll(pattern)])
    .flatMap(([, digits = '']) => parseDecimal(digits) ?? []);
  const other = said.find((number) => number * unitOf(planId) !== size);
  return other === undefined ? null : other * unitOf(planId);
}
