import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../lib/api/client.ts';
import { marksOf } from '../marks-query.ts';
import type { Target } from '../target.ts';

/** On a list by this moment; which entry of it is not known yet. */
export const JUST_ADDED = 0;

/** The entry of the viewer's list that a target is, as the server has it now; null when it is on none. */
export async function askListed({ kind, id }: Target, signal?: AbortSignal): Promise<number | null> {
  if (kind !== 'person') return (await marksOf(id))?.[kind === 'later' ? 'list_id' : 'following_id'] ?? null;
  const { people } = await call(api.POST('/api/user/marks', { body: { person_ids: [id] }, signal }));
  return people[0]?.following_id ?? null;
}

export const listedQuery = (target: Target) =>
  queryOptions({
    queryKey: ['session', 'listed', target.kind, target.id],
    queryFn: ({ signal }) => askListed(target, signal),
  });
