import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';

/** What download managers read. */
export const LIST_FORMATS = ['text', 'aria2', 'metalink'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

const FILE: Record<ListFormat, { ending: string; type: string }> = {
  text: { ending: 'txt', type: 'text/plain;charset=utf-8' },
  aria2: { ending: 'aria2.txt', type: 'text/plain;charset=utf-8' },
  metalink: { ending: 'meta4', type: 'application/metalink4+xml' },
};

/** How the list is kept as a file. */
export function listFile(format: ListFormat, name: string): { name: string; type: string } {
  return { name: `${name}.${FILE[format].ending}`, type: FILE[format].type };
}

/** The links of these files in the member's name, in the order of the files. */
export function downloadListQuery(format: ListFormat, fileIds: readonly number[]) {
  return queryOptions({
    queryKey: ['session', 'download-list', format, fileIds.join(',')],
    queryFn: ({ signal }) =>
      call(
        api.POST('/api/downloadList/{format}', {
          params: { path: { format } },
          body: { file_ids: [...fileIds] },
          parseAs: 'text',
          signal,
        }),
      ),
    // The member may have made the key anew in another window.
    staleTime: 0,
  });
}
