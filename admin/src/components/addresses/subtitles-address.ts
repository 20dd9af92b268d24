import type { SubtitleState } from '../../api/types.ts';

export const SUBTITLE_TABS: readonly [SubtitleState, ...SubtitleState[]] = [
  'waiting',
  'published',
  'refused',
  'replaced',
];

/** The address of a tab of subtitles, in the form react-admin reads its lists from. */
export function subtitlesAddress(state: SubtitleState = 'waiting', filter: object = {}): string {
  const order = state === 'waiting' ? 'ASC' : 'DESC';
  const wanted = JSON.stringify({ ...filter, state });
  return `/subtitles?${new URLSearchParams({ filter: wanted, sort: 'created_at', order, page: '1' })}`;
}
