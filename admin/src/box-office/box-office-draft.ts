import type { ConsoleBoxOffice } from '../api/types.ts';
import type { ChosenTitle } from '../components/chosen/chosen-titles.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';
import { MILLION, parseWhole } from '../format/number.ts';

const MAX_DOLLARS = 100_000 * MILLION;

/** What a film has earned, in dollars as it is typed. */
export type Earned = ChosenTitle & { dollars: string };
interface BoxOfficeDraft {
  /** As `2026-03-21`. */
  as_of: string;
  entries: Earned[];
}

/** @param write a whole number as the reader's language does. */
export function draftOf({ as_of, entries }: ConsoleBoxOffice, write: (value: number) => string): BoxOfficeDraft {
  return {
    as_of: as_of ?? '',
    entries: entries
      .toSorted((one, other) => other.gross - one.gross)
      .map(({ id, post, gross }) => ({ id, post, dollars: write(Math.round(gross * MILLION)) })),
  };
}

export function isAmount(dollars: string): boolean {
  const amount = parseWhole(dollars);
  return amount !== null && amount > 0 && amount <= MAX_DOLLARS;
}

export function factsOf({ as_of, entries }: BoxOfficeDraft) {
  return {
    as_of,
    entries: entries.map(({ id, dollars }) => ({ title_id: id, gross: (parseWhole(dollars) ?? 0) / MILLION })),
  };
}

export function errorsOf({ as_of, entries }: BoxOfficeDraft): FormErrors {
  return {
    ...(!as_of && { as_of: 'parde.curation.required' }),
    ...(!entries.every(({ dollars }) => isAmount(dollars)) && { entries: 'parde.box_office.amount_wrong' }),
  };
}
