import { queryOptions } from '@tanstack/react-query';
import { postByPath } from './call-by-path.ts';

export type Verdict = 'allowed' | 'login' | 'vip' | 'bandwidth';
/** What an allowed download costs: nothing for members while it is an old file, nothing with days left, otherwise its bytes. */
export type Charge = 'old file' | 'days' | 'bytes';
export type Way = 'download' | 'play';

export interface FileRight {
  download: Verdict;
  /** Of a download that is allowed. */
  charge: Charge | null;
  /** Bytes that a download of the whole file would take; less than the file where some were charged in the last 48 hours. */
  charge_bytes: number;
  play: Verdict;
  play_charge: Charge | null;
}

export interface FileRights {
  /** Uploads of so many days need a plan. */
  window_days: number;
  /** By file id. */
  files: Readonly<Record<string, FileRight>>;
  /** Bytes of the viewer's volume; null for guests. */
  remaining: number | null;
}

/** What the viewer, who may be a guest, may do with each file of a title. Of the session: a log-in or a purchase changes it. */
export function fileRightsQuery(postId: number) {
  return queryOptions({
    queryKey: ['session', 'file-rights', postId],
    queryFn: ({ signal }) => postByPath<FileRights>('/api/user/fileRights', { post_id: postId }, signal),
    staleTime: 30_000,
    // A download that ran meanwhile has taken from the volume.
    refetchOnWindowFocus: true,
  });
}
