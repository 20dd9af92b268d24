import { createContext } from 'react';
import type { FormErrors } from './form-errors.ts';

/** By a field's name, what tells whether something stands in it that is no value: a form that took it would lose it. */
export type UnfinishedFields = Map<string, () => boolean>;

/** Those of the form around; null where nothing is sent. */
export const Unfinished = createContext<UnfinishedFields | null>(null);

/** The translation key of what is said of a day that is not whole. */
export const UNFINISHED_DAY = 'parde.curation.day_unfinished';

type Errors = { [name: string]: Errors | string };

/** What is wrong with the fields together with those that are not finished, which may stand deep (`episodes.e1.air_date`). */
export function withUnfinished(errors: FormErrors, fields: UnfinishedFields): FormErrors {
  const all = { ...errors } as Errors;
  for (const [name, isUnfinished] of fields) if (isUnfinished()) place(all, name.split('.'));
  return all as FormErrors;
}

function place(errors: Errors, [name = '', ...inner]: string[]): void {
  if (inner.length === 0) {
    errors[name] = UNFINISHED_DAY;
    return;
  }
  const there = errors[name];
  if (typeof there === 'string') return;
  const under = { ...there };
  errors[name] = under;
  place(under, inner);
}
