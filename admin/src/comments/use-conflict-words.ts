import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ConsoleComment } from '../api/types.ts';
import type { ConsoleDataProvider, DecisionOutcome } from '../providers/data-provider.ts';

type Conflict = DecisionOutcome['conflicts'][number];

const CONFLICT_MS = 8_000;

/**
 * Says in words why a decision did not count, with the name of whoever was quicker. Who settled the reports of a comment that
 * stays is not known: its status was decided long before.
 */
export function useConflictWords(provider: ConsoleDataProvider) {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    async (conflicts: readonly Conflict[], ofReports = false) => {
      const warn = (key: string, messageArgs: Record<string, unknown> = {}) =>
        notify(key, { type: 'warning', autoHideDuration: CONFLICT_MS, messageArgs });
      const [first, ...others] = conflicts;
      if (!first) return;
      if (others.length) return warn('parde.decided.several_conflicts', { smart_count: conflicts.length });
      if (first.code === 'unknown_comment') return warn('parde.decided.gone');
      if (ofReports && first.code === 'already_decided') return warn('parde.decided.reports_settled');
      const now = await provider.getOne<ConsoleComment>('comments', { id: first.id }).catch(() => null);
      const comment = now?.data;
      if (!comment || comment.status === 'pending') return warn('parde.decided.changed');
      const status = translate(`parde.comments.status.${comment.status}`);
      if (comment.decided_by) return warn('parde.decided.already_by', { name: comment.decided_by, status });
      return warn('parde.decided.already', { status });
    },
    [provider, notify, translate],
  );
}
