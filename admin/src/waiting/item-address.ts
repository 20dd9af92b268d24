import type { WaitingRow, WorkKind } from '../api/types.ts';

/** A queue with nothing else in it. */
const inQueue = (path: string, filter: Record<string, string>) => (id: number) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify({ ...filter, id: [id] }) })}`;
const onPage = (path: string) => (id: number) => `${path}/${id}/show`;

const ADDRESSES: Record<WorkKind, (id: number) => string> = {
  comments: inQueue('/comments', { status: 'pending' }),
  comment_reports: inQueue('/comments', { status: 'reported' }),
  file_reports: inQueue('/file-reports', { state: 'open' }),
  requests: inQueue('/requests', { state: 'open' }),
  contacts: inQueue('/contacts', { state: 'open' }),
  subtitles: onPage('/subtitles'),
  avatars: onPage('/users'),
  translations: (id) => `/translations/${id}`,
  payments: onPage('/payments'),
};

/** Where something that waits is acted on. */
export function itemAddress({ kind, item_id: id }: Pick<WaitingRow, 'kind' | 'item_id'>): string {
  return ADDRESSES[kind](id);
}
