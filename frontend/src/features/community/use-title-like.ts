import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../components/feedback/toast-errors.ts';
import { api, call, idempotencyKey } from '../../lib/api/client.ts';

export type Side = 'up' | 'down';

interface TitleLikes {
  up: number;
  down: number;
  mine: Side | null;
}

const NONE: TitleLikes = { up: 0, down: 0, mine: null };

const likesQuery = (postId: number) =>
  queryOptions({
    queryKey: ['session', 'likes', 'post', postId],
    queryFn: async ({ signal }): Promise<TitleLikes> => {
      const body = { entity: 'post' as const, entity_ids: [postId] };
      return (await call(api.POST('/api/post/likes', { body, signal }))).likes[0] ?? NONE;
    },
  });

function changed({ up, down, mine }: TitleLikes, side: Side | null): TitleLikes {
  const count = (one: Side, before: number) => before - Number(mine === one) + Number(side === one);
  return { up: count('up', up), down: count('down', down), mine: side };
}

/** What readers think of a title, and what sets the viewer's own: shown at once, undone when refused. */
export function useTitleLike(postId: number) {
  const { t } = useTranslation('community');
  const client = useQueryClient();
  const query = likesQuery(postId);
  const { queryKey } = query;
  const { data: likes = NONE } = useQuery(query);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // A second press is shown at once too, and waits for the first one's answer.
    scope: { id: queryKey.join(' ') },
    mutationFn: (side: Side | null) => {
      const body = { entity: 'post' as const, entity_id: postId, type: side ?? ('none' as const) };
      return call(api.POST('/api/user/like', { body, headers: idempotencyKey() }));
    },
    onMutate: async (side) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<TitleLikes>(queryKey);
      client.setQueryData<TitleLikes>(queryKey, changed(before ?? NONE, side));
      return before;
    },
    onError: (error, _side, before) => {
      client.setQueryData(queryKey, before);
      toastErrors(error, t);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
  return { likes, set: mutate };
}
