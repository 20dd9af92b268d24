import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../api/client.ts';
import { downloadPath } from './file-paths.ts';

/** What a download manager shows in the member's place. */
export const downloadKeyQuery = queryOptions({
  queryKey: ['session', 'download-key'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/user/downloadKey', { body: {}, signal }))).key,
});

/** A link that a download manager can use on its own. */
export function linkWithKey(fileId: number, key: string, origin = location.origin): string {
  return `${origin}${downloadPath(fileId)}?key=${encodeURIComponent(key)}`;
}
