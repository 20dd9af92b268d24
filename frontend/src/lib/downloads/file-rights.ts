import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/types.ts';
import { api, call } from '../api/client.ts';
import { useSignedIn } from '../session/use-session.ts';

export type FileRights = Answer<'/api/user/fileRights', 'post'>;
export type FileRight = FileRights['files'][string];
export type Verdict = FileRight['download'];
export type Way = 'download' | 'play';

/** Of the session: a log-in or a purchase changes it. A guest's rights are those that a page is drawn with, and taken over with. */
function fileRightsQuery(postId: number, viewer: 'guest' | 'member') {
  return queryOptions({
    queryKey: ['session', 'file-rights', postId, viewer],
    queryFn: ({ signal }) => call(api.POST('/api/user/fileRights', { body: { post_id: postId }, signal })),
    staleTime: 30_000,
    // A download that ran meanwhile has taken from the volume.
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

/**
 * What the viewer may do with each file of a title.
 * @param asked whether guests' rights are asked for as well.
 */
export function useFileRights(postId: number, asked: 'for all' | 'for members' = 'for all') {
  const viewer = useSignedIn() ? 'member' : 'guest';
  return useQuery({ ...fileRightsQuery(postId, viewer), enabled: asked === 'for all' || viewer === 'member' });
}
