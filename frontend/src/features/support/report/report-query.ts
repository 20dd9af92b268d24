import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';

/** The file that somebody is about to report. */
export function reportedFileQuery(fileId: number) {
  return queryOptions({
    queryKey: ['session', 'reported-file', fileId],
    queryFn: ({ signal }) => call(api.POST('/api/user/report1', { body: { file_id: fileId }, signal })),
  });
}

export type ReportedFile = Awaited<ReturnType<NonNullable<ReturnType<typeof reportedFileQuery>['queryFn']>>>;
