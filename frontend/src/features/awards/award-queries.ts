import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';
import type { CeremonyType } from '../../lib/router/award-path.ts';

export function ceremonyQuery(slug: string) {
  return queryOptions({
    queryKey: ['awards', 'ceremony', slug],
    queryFn: async ({ signal }) => (await call(api.POST('/api/awards/ceremony', { body: { slug }, signal }))).ceremony,
    placeholderData: (previous) => previous,
  });
}

export function ceremonyYearsQuery(type: CeremonyType) {
  return queryOptions({
    queryKey: ['awards', 'years', type],
    queryFn: async ({ signal }) =>
      (await call(api.POST('/api/awards/ceremonyYears', { body: { type }, signal }))).years,
  });
}
