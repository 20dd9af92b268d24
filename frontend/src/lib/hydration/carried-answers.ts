import { type DehydratedState, defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** @returns what of its answer a drawn page carries for its first screen: the browser asks for the whole. */
      carried?(answer: unknown): unknown;
    };
  }
}

type Key = readonly unknown[];

const keyOfCarried = (key: Key): Key => [...key, 'carried'];

/** @returns what a page that the server has drawn brings along: its answers, or of an answer what the first screen shows. */
export function carriedState(client: QueryClient): DehydratedState {
  for (const { queryKey, meta, state } of client.getQueryCache().getAll()) {
    if (!meta?.carried || state.data === undefined) continue;
    client.setQueryData(keyOfCarried(queryKey), meta.carried(state.data));
  }
  return dehydrate(client, {
    shouldDehydrateQuery: (query) => !query.meta?.carried && defaultShouldDehydrateQuery(query),
  });
}

/** What the page has brought of the answer to a query, until the answer itself is there. */
export function carriedAnswer<Carried>(client: QueryClient, key: Key): Carried | undefined {
  return client.getQueryData<Carried>(keyOfCarried(key));
}
