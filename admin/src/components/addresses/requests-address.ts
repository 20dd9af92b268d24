import type { RequestState } from '../../api/types.ts';

export const REQUEST_TABS: readonly [RequestState, ...RequestState[]] = ['open', 'accepted', 'refused', 'fulfilled'];

/** What most members wait for comes first; what is answered, newest first. */
export function requestOrder(state: RequestState): { field: string; order: 'ASC' | 'DESC' } {
  const waits = state === 'open' || state === 'accepted';
  return { field: waits ? 'sponsors' : 'answered_at', order: 'DESC' };
}

/** The address of a tab of wishes, in the form react-admin reads its lists from. */
export function requestsAddress(state: RequestState = 'open', filter: object = {}): string {
  const { field, order } = requestOrder(state);
  return `/requests?${new URLSearchParams({ filter: JSON.stringify({ ...filter, state }), sort: field, order, page: '1' })}`;
}
