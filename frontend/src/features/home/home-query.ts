import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';
import { firstScreen, homeView } from './home-view.ts';

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call(api.GET('/api/home', { signal })).then(homeView),
  meta: { carried: firstScreen },
});
