import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';
import { marksOf } from '../marks-query.ts';
import type { Target } from '../target.ts';

/** On a list by this moment; which entry of it is not known yet. */
export const JUST_ADDED = 0;

/** The entry of the viewer's list that a target is; null when it is on none. */
export const listedQuery = ({ kind, id }: Target) =>
  queryOptions({
    queryKey: ['session', 'listed', kind, id],
    queryFn: async ({ signal }): Promise<number | null> => {
      if (kind !== 'person') return (await marksOf(id))?.[kind === 'later' ? 'list_id' : 'following_id'] ?? null;
      const { people } = await call(api.POST('/api/user/marks', { body: { person_ids: [id] }, signal }));
      return people[0]?.following_id ?? null;
    },
  });
