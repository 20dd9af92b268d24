import type { CaseState } from '../../api/types.ts';

export const CASE_TABS: readonly [CaseState, ...CaseState[]] = ['open', 'mended', 'dismissed'];

/** What waits is read oldest first; what is settled, newest first. */
export function caseOrder(state: CaseState): { field: string; order: 'ASC' | 'DESC' } {
  return state === 'open' ? { field: 'opened_at', order: 'ASC' } : { field: 'settled_at', order: 'DESC' };
}

/** The address of a tab of reported files, in the form react-admin reads its lists from. */
export function fileReportsAddress(state: CaseState = 'open', filter: object = {}): string {
  const { field, order } = caseOrder(state);
  return `/file-reports?${new URLSearchParams({ filter: JSON.stringify({ ...filter, state }), sort: field, order, page: '1' })}`;
}
