import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../api/types.ts';
import { api, call } from '../api/client.ts';

export type FileRights = Answer<'/api/user/fileRights', 'post'>;
export type FileRight = FileRights['files'][string];
export type Verdict = FileRight['download'];
/** What an allowed download costs: nothing for members while it is an old file, nothing with days left, otherwise its bytes. */
export type Charge = NonNullable<FileRight['charge']>;
export type Way = 'download' | 'play';

/** What the viewer, who may be a guest, may do with each file of a title. Of the session: a log-in or a purchase changes it. */
export function fileRightsQuery(postId: number) {
  return queryOptions({
    queryKey: ['session', 'file-rights', postId],
    queryFn: ({ signal }) => call(api.POST('/api/user/fileRights', { body: { post_id: postId }, signal })),
    staleTime: 30_000,
    // A download that ran meanwhile has taken from the volume.
    refetchOnWindowFocus: true,
  });
}
