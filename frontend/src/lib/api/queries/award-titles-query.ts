import { queryOptions } from '@tanstack/react-query';
import type { CeremonyType } from '../../router/award-path.ts';
import { api, call } from '../client.ts';

/** The awards of a ceremony. Here and not in a feature, because the awards' own pages and the side blocks name them. */
export function awardTitlesQuery(type: CeremonyType) {
  return queryOptions({
    queryKey: ['awards', 'titles', type],
    queryFn: async ({ signal }) =>
      (await call(api.POST('/api/sidebar/awardsTitles', { body: { type }, signal }))).titles,
  });
}
