import type { QueryClient } from '@tanstack/react-query';
import { knowsNotices } from './kept-notices.ts';
import { noticesQuery } from './use-notices.ts';

const MAX_WAIT_MS = 1_000;

/**
 * A page that no server has drawn comes, on a first visit, with its notices, which would push it down when they are there; they are
 * fetched beside its texts. It does not wait long, as a line may be gone. Later visits begin with the notices of the last one.
 */
export async function firstNotices(client: QueryClient): Promise<void> {
  if (knowsNotices()) return;
  await Promise.race([client.prefetchQuery(noticesQuery), new Promise((over) => setTimeout(over, MAX_WAIT_MS))]);
}
