import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { api, call } from '../../../lib/api/client.ts';
import { type TitleRef, titleOfPath } from '../../../lib/downloads/file-paths.ts';

/** What is told of a file to whoever asks; a file that is not on offer is not found. */
function fileInfoQuery(fileId: number) {
  return queryOptions({
    queryKey: ['session', 'file-info', fileId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/fileinfo/{fid}/{token}', { params: { path: { fid: fileId, token: '-' } }, signal })),
  });
}

interface TitleOfFile {
  /** Null where neither the address nor the server says which. */
  title: TitleRef | null;
  pending: boolean;
  /** The server has no such file. */
  unknown: boolean;
}

/** The title that a file is of: as the address says, else as the server does. */
export function useTitleOfFile(fileId: number, from: string | null): TitleOfFile {
  const named = titleOfPath(from);
  const { data, isLoading, error } = useQuery({ ...fileInfoQuery(fileId), enabled: named === null });
  if (named) return { title: named, pending: false, unknown: false };
  return { title: data?.file ?? null, pending: isLoading, unknown: error instanceof ApiError && error.notFound };
}
