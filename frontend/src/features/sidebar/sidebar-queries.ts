import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';

export const airProgramQuery = queryOptions({
  queryKey: ['sidebar', 'air'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/sidebar/serialsAirProgram', { body: {}, signal }))).days,
});

export const siteStatsQuery = queryOptions({
  queryKey: ['sidebar', 'stats'],
  queryFn: ({ signal }) => call(api.POST('/api/sidebar/stats', { body: {}, signal })),
});

const UPDATED = {
  movies: '/api/sidebar/lastUpdatedMovies',
  series: '/api/sidebar/lastUpdatedSerials',
  dubbed: '/api/sidebar/lastDubbedMovies',
} as const;
export type UpdatedList = keyof typeof UPDATED;

export function updatedQuery(list: UpdatedList) {
  return queryOptions({
    queryKey: ['sidebar', 'updated', list],
    queryFn: async ({ signal }) => (await call(api.POST(UPDATED[list], { body: {}, signal }))).posts,
  });
}

export const latestYearsQuery = queryOptions({
  queryKey: ['sidebar', 'years'],
  queryFn: async ({ signal }) => (await call(api.GET('/api/sidebar/getLatestYears', { signal }))).years,
});

export const boxOfficeQuery = queryOptions({
  queryKey: ['sidebar', 'box-office'],
  queryFn: ({ signal }) => call(api.POST('/api/sidebar/boxOffice', { body: {}, signal })),
});

export const latestNewsQuery = queryOptions({
  queryKey: ['sidebar', 'news'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/sidebar/news', { body: {}, signal }))).news,
});

export const latestReviewsQuery = queryOptions({
  queryKey: ['sidebar', 'reviews'],
  queryFn: async ({ signal }) => (await call(api.POST('/api/sidebar/reviews', { body: {}, signal }))).reviews,
});
