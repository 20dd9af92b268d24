import type { CommentStatus } from '../../api/types.ts';

export interface QueueFilter {
  status?: CommentStatus;
  q?: string;
  post_id?: number;
  user_id?: number;
}

export const TABS: readonly CommentStatus[] = ['pending', 'approved', 'refused'];

/** What waits is read oldest first; what is decided, newest first. */
export function orderOf(status: CommentStatus): { field: string; order: 'ASC' | 'DESC' } {
  return status === 'pending' ? { field: 'created_at', order: 'ASC' } : { field: 'decided_at', order: 'DESC' };
}

/** The address of a tab or of a filtered queue, in the form react-admin reads its lists from. */
export function queueAddress(filter: QueueFilter): string {
  const status = filter.status ?? 'pending';
  const { field, order } = orderOf(status);
  const query = new URLSearchParams({ filter: JSON.stringify({ ...filter, status }), sort: field, order, page: '1' });
  return `/comments?${query}`;
}
