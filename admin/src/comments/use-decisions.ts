import { useCallback, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleComment } from '../api/types.ts';
import type { ConsoleDataProvider, DecisionOutcome, SeenComment } from '../providers/data-provider.ts';
import { useConflictWords } from './use-conflict-words.ts';

export type Verdict = 'approved' | 'refused';

export interface LastDecision {
  ids: number[];
  verdict: Verdict;
  /** Tells one toast from the next. */
  at: number;
}

export function opposite(verdict: Verdict): Verdict {
  return verdict === 'approved' ? 'refused' : 'approved';
}

function without<T>(set: ReadonlySet<T>, gone: readonly T[]): Set<T> {
  return new Set([...set].filter((item) => !gone.includes(item)));
}

/**
 * Decides comments and only then shows them decided. What was decided last can be taken back by deciding the other way:
 * the server keeps every decision, it forgets none.
 */
export function useDecisions() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const tellConflicts = useConflictWords(provider);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  /** Comment id → the version that was decided: such a row is gone, even if a read model that lags still lists it. */
  const [decided, setDecided] = useState<ReadonlyMap<number, number>>(new Map());
  const [last, setLast] = useState<LastDecision | null>(null);

  const settle = useCallback(
    (comments: readonly SeenComment[], verdict: Verdict, outcome: DecisionOutcome) => {
      const done = comments.filter(({ id }) => outcome.done.includes(id));
      setDecided((before) => new Map([...before, ...done.map(({ id, version }) => [id, version] as const)]));
      if (done.length) setLast({ ids: done.map(({ id }) => id), verdict, at: Date.now() });
      if (outcome.conflicts.length) void tellConflicts(outcome.conflicts);
    },
    [tellConflicts],
  );

  const decide = useCallback(
    async (comments: readonly SeenComment[], verdict: Verdict, reason?: string) => {
      const ids = comments.map(({ id }) => id);
      if (ids.length === 0) return;
      setBusy((before) => new Set([...before, ...ids]));
      try {
        const outcome = await (verdict === 'approved'
          ? provider.approveComments([...comments])
          : provider.refuseComments([...comments], reason));
        // No `done` means that the session had ended and react-admin is already on its way to the login page.
        if (outcome.done) settle(comments, verdict, outcome);
      } catch (error) {
        notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
      } finally {
        setBusy((before) => without(before, ids));
        refresh();
      }
    },
    [provider, notify, refresh, settle],
  );

  const undo = useCallback(async () => {
    if (!last) return;
    setLast(null);
    try {
      // The versions have moved on with our own decision; ask for the present ones.
      const found = await Promise.all(last.ids.map((id) => provider.getOne<ConsoleComment>('comments', { id })));
      await decide(
        found.map(({ data }) => data),
        opposite(last.verdict),
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    }
  }, [last, provider, decide, notify]);

  const dismiss = useCallback(() => setLast(null), []);
  return { busy, decided, last, decide, undo, dismiss };
}
