import type { ContactState } from '../../api/types.ts';

export const CONTACT_TABS: readonly [ContactState, ...ContactState[]] = ['open', 'answered', 'closed'];

/** What waits is read oldest first; the rest, newest first. */
export function contactOrder(state: ContactState): { field: string; order: 'ASC' | 'DESC' } {
  return state === 'open' ? { field: 'waiting_since', order: 'ASC' } : { field: 'last_at', order: 'DESC' };
}

/** The address of a tab of letters, in the form react-admin reads its lists from. */
export function contactsAddress(state: ContactState = 'open', filter: object = {}): string {
  const { field, order } = contactOrder(state);
  return `/contacts?${new URLSearchParams({ filter: JSON.stringify({ ...filter, state }), sort: field, order, page: '1' })}`;
}
