import type { BenchContext } from '../bench-context.ts';
import { prefixTasks, type SearchScore, type SearchTask, scoreSearch, typoTasks } from '../search-quality.ts';

export interface SearchScores {
  prefixes: { ours: SearchScore; plain: SearchScore };
  typos: { ours: SearchScore; plain: SearchScore };
}

/** What of the titles that people mean is among the first ten hits; the prefix index of plain SQL for comparison. */
export async function scoreSearches(context: BenchContext, onStep: (text: string) => void): Promise<SearchScores> {
  const { catalogue, settings, caller, servers } = context;
  const ours = async (query: string): Promise<number[]> =>
    (await caller.ask('/api/search', { query })).body.posts.map(({ id }: { id: number }) => id);
  const plain = async (query: string): Promise<number[]> => {
    const answer = await fetch(`${servers.plain.url}/prefix/${encodeURIComponent(query)}`);
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  };
  const both = async (tasks: readonly SearchTask[]) => ({
    ours: await scoreSearch(tasks, ours),
    plain: await scoreSearch(tasks, plain),
  });
  onStep('search quality: prefixes');
  const prefixes = await both(prefixTasks(catalogue.titles, settings.searchTasks, 11));
  onStep('search quality: whole titles with a typo');
  const typos = await both(typoTasks(catalogue.titles, settings.searchTasks, 12));
  return { prefixes, typos };
}
