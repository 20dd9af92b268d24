import type { WaitingRow, WorkKind } from '../api/types.ts';

/** Kinds that have a page for each; the others have queues, which show one row when they are asked for one. */
const PAGES: Partial<Record<WorkKind, string>> = { subtitles: '/subtitles', avatars: '/users', payments: '/payments' };
const QUEUES: Record<
  Exclude<WorkKind, 'subtitles' | 'avatars' | 'translations' | 'payments'>,
  [path: string, filter: Record<string, string>]
> = {
  comments: ['/comments', { status: 'pending' }],
  comment_reports: ['/comments', { status: 'reported' }],
  file_reports: ['/file-reports', { state: 'open' }],
  requests: ['/requests', { state: 'open' }],
  contacts: ['/contacts', { state: 'open' }],
};

/** Where something that waits is acted on. */
export function itemAddress({ kind, item_id: id }: Pick<WaitingRow, 'kind' | 'item_id'>): string {
  if (kind === 'translations') return `/translations/${id}`;
  const page = PAGES[kind];
  if (page) return `${page}/${id}/show`;
  const [path, filter] = QUEUES[kind as keyof typeof QUEUES];
  return `${path}?${new URLSearchParams({ filter: JSON.stringify({ ...filter, id: [id] }) })}`;
}
