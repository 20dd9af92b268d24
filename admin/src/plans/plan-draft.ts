import type { ConsolePlan } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';
import { wrongNumber } from '../components/form/inputs/wrong-number.ts';
import { parseWhole } from '../format/number.ts';
import type { PlanFacts } from '../providers/commands/staff-commands.ts';

export const FREE = 1;
export const VOLUME = 3;
const GIGABYTE = 1024 ** 3;
const LAST_PLACE = 100;
/** Banks take no less at a time; what costs nothing needs no bank. */
const MIN_PRICE_RIALS = 1_000;

/** The form as it is typed; volume in gigabytes. */
export interface PlanDraft {
  planId: number;
  fa: string;
  en: string;
  price: string;
  size: string;
  sort: string;
  active: boolean;
}

/** Writes a number as the reader's language does; what is written so can be read back. */
type WriteNumber = (value: number) => string;

export function emptyPlan(write: WriteNumber): PlanDraft {
  return { planId: 2, fa: '', en: '', price: '', size: '', sort: write(LAST_PLACE), active: true };
}

/** What one of the form's size is, in days or bytes. */
export const unitOf = (planId: number) => (planId === VOLUME ? GIGABYTE : 1);

export function draftOf({ planId, name, price, size, sort, active }: ConsolePlan, write: WriteNumber): PlanDraft {
  const shown = write(Math.round(size / unitOf(planId)));
  return { planId, fa: name.fa, en: name.en, price: write(price), size: shown, sort: write(sort), active };
}

/** @returns for each field that is wrong the key of the sentence that says so. The free plan has no price and no size. */
export function errorsOfPlan(draft: PlanDraft): FormErrors {
  const errors: FormErrors = {};
  const word = (key: string) => `parde.plans.form.${key}`;
  if (!draft.fa.trim()) errors['fa'] = word('required');
  if (!draft.en.trim()) errors['en'] = word('required');
  if (parseWhole(draft.sort) === null) errors['sort'] = wrongNumber(draft.sort, word('number'));
  if (draft.planId === FREE) return errors;
  const price = parseWhole(draft.price);
  if (price === null) errors['price'] = wrongNumber(draft.price, word('number'));
  else if (price > 0 && price < MIN_PRICE_RIALS) errors['price'] = word('cheap');
  if (!parseWhole(draft.size)) errors['size'] = wrongNumber(draft.size, word('positive'));
  return errors;
}

/** @param draft without errors. @returns whether what was to be paid for, or is new, is to cost nothing. */
export function givesAway({ planId, price }: PlanDraft, plan?: Pick<ConsolePlan, 'price'>): boolean {
  return planId !== FREE && parseWhole(price) === 0 && plan?.price !== 0;
}

/** @param draft without errors. */
export function factsOf({ planId, fa, en, price, size, sort, active }: PlanDraft): PlanFacts {
  const free = planId === FREE;
  return {
    name: { fa: fa.trim(), en: en.trim() },
    price: free ? 0 : (parseWhole(price) ?? 0),
    size: free ? 0 : (parseWhole(size) ?? 0) * unitOf(planId),
    sort: parseWhole(sort) ?? LAST_PLACE,
    active,
  };
}

/** The server wants a size above 0 of everyone and keeps the free plan's own, which is none. */
export function asSent(facts: PlanFacts): PlanFacts {
  return { ...facts, size: facts.size || 1 };
}
