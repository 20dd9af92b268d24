import type { ConsolePlan } from '../api/types';
import type { Faults } from '../components/form/use-command';
import { parseWhole } from '../format/number';
import type { PlanFacts } from '../providers/staff-commands';

export const FREE = 1;
const VOLUME = 3;
const GIGABYTE = 1024 ** 3;
const LAST_PLACE = 100;

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

export const EMPTY_PLAN: PlanDraft = {
  ...{ planId: 2, fa: '', en: '', price: '', size: '', sort: String(LAST_PLACE), active: true },
};

const unitOf = (planId: number) => (planId === VOLUME ? GIGABYTE : 1);

export function draftOf({ planId, name, price, size, sort, active }: ConsolePlan): PlanDraft {
  const shown = String(Math.round(size / unitOf(planId)));
  return { planId, fa: name.fa, en: name.en, price: String(price), size: shown, sort: String(sort), active };
}

/** @returns for each field that is wrong the key of the sentence that says so. The free plan has no price and no size. */
export function faultsOfPlan(draft: PlanDraft): Faults {
  const faults: Faults = {};
  if (!draft.fa.trim()) faults['fa'] = 'required';
  if (!draft.en.trim()) faults['en'] = 'required';
  if (parseWhole(draft.sort) === null) faults['sort'] = 'number';
  if (draft.planId === FREE) return faults;
  if (parseWhole(draft.price) === null) faults['price'] = 'number';
  if (!parseWhole(draft.size)) faults['size'] = 'positive';
  return faults;
}

/** @param draft without faults. */
export function factsOf({ planId, fa, en, price, size, sort, active }: PlanDraft): PlanFacts {
  const free = planId === FREE;
  return {
    name: { fa: fa.trim(), en: en.trim() },
    price: free ? 0 : (parseWhole(price) ?? 0),
    // The server wants a size above 0 of everyone and keeps the free plan's own.
    size: free ? 1 : (parseWhole(size) ?? 0) * unitOf(planId),
    sort: parseWhole(sort) ?? LAST_PLACE,
    active,
  };
}
