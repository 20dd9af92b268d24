import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastErrors } from '../../components/feedback/toasts/toast-errors.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api, call, idempotencyKey } from '../../lib/api/client.ts';
import { useShownAtOnce } from '../../lib/mutations/use-shown-at-once.ts';
import { rememberPress } from '../../lib/session/kept/wanted-press.ts';
import { likePress } from './like-press.ts';
import { type LikedEntity, type Likes, loadLikes, NONE, type Side } from './likes-loader.ts';

const likesQuery = (entity: LikedEntity, id: number) =>
  queryOptions({
    queryKey: ['session', 'likes', entity, id],
    queryFn: () => loadLikes(entity, id),
  });

function changed({ up, down, mine }: Likes, side: Side | null): Likes {
  const count = (one: Side, before: number) => before - Number(mine === one) + Number(side === one);
  return { up: count('up', up), down: count('down', down), mine: side };
}

/** What readers think of a title, a news post or a review, and what sets the viewer's own: shown at once, undone when refused. */
export function useLikes(entity: LikedEntity, id: number) {
  const { t } = useTranslation('community');
  const client = useQueryClient();
  const query = likesQuery(entity, id);
  const { queryKey } = query;
  const { data: likes = NONE } = useQuery(query);
  const set = useShownAtOnce({
    mutationKey: queryKey,
    queryKey,
    none: NONE,
    changed,
    send: (side: Side | null) => {
      const body = { entity, entity_id: id, type: side ?? ('none' as const) };
      return call(api.POST('/api/user/like', { body, headers: idempotencyKey() }));
    },
    onError: (error, side) => {
      if (side && error instanceof ApiError && error.authError) rememberPress(likePress(entity, id), side);
      toastErrors(error, t);
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return { likes, set };
}
