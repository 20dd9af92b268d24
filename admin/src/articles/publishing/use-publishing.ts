import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ArticleState } from '../../api/types.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import type { ArticleSaving } from '../article-saving.ts';
import type { ShownArticle } from './PreviewButton.tsx';

export interface SeenArticle extends ShownArticle {
  id: number;
  version: number;
  state: ArticleState;
  /** When it is, or was, to be published. */
  publish_at: string | null;
}

interface Act {
  /** `at` is ISO 8601 in UTC. */
  to: 'publish' | 'withdraw' | { at: string };
  /** Whether something stands in the form that readers are to get as well. */
  unsaved: boolean;
}

/** Puts an article before readers, now or at a moment to come, or takes it back; saves what is unsaved before that. */
export function usePublishing(kind: 'news' | 'reviews', { id, version }: SeenArticle, saving: ArticleSaving) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ to, unsaved }: Act) => {
      const seen = unsaved ? await saving.save() : { id, version };
      if (!seen) return null;
      if (to === 'withdraw') return provider.withdrawArticle(kind, seen);
      return provider.publishArticle(kind, { ...seen, ...(to !== 'publish' && to) });
    },
    networkMode: 'always',
    onSuccess: (answer) => answer && notify(`parde.articles.done.${answer.state}`, { type: 'success' }),
    onSettled: (answer) => answer !== null && refresh(),
  });
}
