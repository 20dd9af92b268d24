import { same } from '../conflict/merge-edits.ts';
import { isParted } from './parts.ts';

type Fields = Record<string, unknown>;

/** What is other than before in one field. */
export interface Change {
  /** As forms call it: `release_year`, `name_en`. */
  field: string;
  /** Of a row of things, those that went and those that came; the whole rows where they only changed places. */
  before: unknown;
  after: unknown;
  /** Whether things only changed places. */
  moved?: true;
}

/** @returns what differs, field by field, languages and the parts of an article for themselves. */
export function compareFacts(before: object, after: object, within = ''): Change[] {
  return Object.keys(after).flatMap((key): Change[] => {
    const [was, is] = [(before as Fields)[key], (after as Fields)[key]];
    const field = within + key;
    if (same(was, is)) return [];
    if ((isParted(was) || !was) && (isParted(is) || !is) && (was || is)) {
      const parts = Object.keys({ ...(was ?? {}), ...(is ?? {}) });
      const whole = (value: unknown) =>
        Object.fromEntries(parts.map((part) => [part, (value as Fields)?.[part] ?? null]));
      return compareFacts(whole(was), whole(is), `${field}_`);
    }
    if (Array.isArray(was) && Array.isArray(is)) return [{ field, ...compareRows(was, is) }];
    return [{ field, before: was, after: is }];
  });
}

function compareRows(was: unknown[], is: unknown[]): Omit<Change, 'field'> {
  const before = was.filter((one) => !is.some((other) => same(one, other)));
  const after = is.filter((one) => !was.some((other) => same(one, other)));
  return before.length + after.length > 0 ? { before, after } : { before: was, after: is, moved: true };
}
