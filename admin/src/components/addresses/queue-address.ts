import type { CommentStatus } from '../../api/types.ts';

/** The states of a comment, and those that readers have reported whatever their state. */
export type CommentTab = CommentStatus | 'reported';

interface QueueFilter {
  status?: CommentTab;
  q?: string;
  post_id?: number;
  user_id?: number;
}

export const TABS: readonly [CommentTab, ...CommentTab[]] = ['pending', 'reported', 'approved', 'refused'];

/** What waits is read oldest first; what is decided, newest first. */
export function orderOf(tab: CommentTab): { field: string; order: 'ASC' | 'DESC' } {
  const waits = tab === 'pending' || tab === 'reported';
  return waits ? { field: 'created_at', order: 'ASC' } : { field: 'decided_at', order: 'DESC' };
}

/** The address of a tab or of a filtered queue, in the form react-admin reads its lists from. */
export function queueAddress(filter: QueueFilter): string {
  const status = filter.status ?? 'pending';
  const { field, order } = orderOf(status);
  const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, status }), sort: field, order, page: '1' });
  return `/comments?${query}`;
}
