import { failureOf } from '../../../providers/http/console-error.ts';

type Filters = Record<string, unknown>;

/** What of an address a list does not know: an old bookmark may ask by a value, a filter or an order that is gone. */
interface RefusedByList {
  /** The filters that stay. */
  filters: Filters;
  order: boolean;
}

/** @returns null where a list failed for another reason. */
export function refusedByList(error: unknown, shown: Filters, defaults: object = {}): RefusedByList | null {
  const first: Filters = { ...defaults };
  const failure = failureOf(error);
  const places = Object.keys(failure?.errors ?? {}).map((place) => place.split('.'));
  if (failure?.code !== 'invalid_request' || places.length === 0) return null;
  const refused = places.flatMap(([part, name]) => (part === 'filter' ? [name] : []));
  const order = places.some(([part]) => part === 'sort');
  // Of a filter that does not exist, only the whole is refused.
  if (refused.includes(undefined)) return { filters: first, order };
  const kept = Object.entries(shown).map(([name, value]) => [name, refused.includes(name) ? first[name] : value]);
  return { filters: Object.fromEntries(kept.filter(([, value]) => value !== undefined)), order };
}
