import { useCallback, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleComment } from '../api/types.ts';
import type { CommentRefusal, ConsoleDataProvider, DecisionOutcome } from '../providers/data-provider.ts';
import { useConflictWords } from './use-conflict-words.ts';
import { takeBack } from './way-back.ts';

/** `left`: a reported comment stays as it is. */
export type Verdict = 'approved' | 'refused' | 'left';

export interface LastDecision {
  /** As they were before it. */
  before: readonly ConsoleComment[];
  verdict: 'approved' | 'refused';
  /** Tells one toast from the next. */
  at: number;
}

function without<T>(set: ReadonlySet<T>, gone: readonly T[]): Set<T> {
  return new Set([...set].filter((item) => !gone.includes(item)));
}

function send(provider: ConsoleDataProvider, verdict: Verdict, comments: ConsoleComment[], why?: CommentRefusal) {
  if (verdict === 'left') return provider.dismissReports(comments);
  return verdict === 'approved' ? provider.approveComments(comments) : provider.refuseComments(comments, why);
}

/**
 * Decides comments and only then shows them decided. What was decided last can be taken back: the comments are then what they
 * were before.
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

  /** Sends what is done to comments, and tells what was left as it is. @returns those that it was done to. */
  const carryOut = useCallback(
    async (comments: readonly ConsoleComment[], send: () => Promise<DecisionOutcome>): Promise<ConsoleComment[]> => {
      const ids = comments.map(({ id }) => id);
      setBusy((before) => new Set([...before, ...ids]));
      try {
        const { done, conflicts } = await send();
        // No `done` means that the session had ended and react-admin is already on its way to the login page.
        if (!done) return [];
        if (conflicts.length) void tellConflicts(conflicts);
        return comments.filter(({ id }) => done.includes(id));
      } catch (error) {
        notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
        return [];
      } finally {
        setBusy((before) => without(before, ids));
        refresh();
      }
    },
    [notify, refresh, tellConflicts],
  );

  const decide = useCallback(
    async (comments: readonly ConsoleComment[], verdict: Verdict, why?: CommentRefusal) => {
      if (comments.length === 0) return;
      const done = await carryOut(comments, () => send(provider, verdict, [...comments], why));
      setDecided((before) => new Map([...before, ...done.map(({ id, version }) => [id, version] as const)]));
      if (done.length === 0) return;
      if (verdict !== 'left') setLast({ before: done, verdict, at: Date.now() });
      else notify('parde.decided.left', { type: 'success', messageArgs: { smart_count: done.length } });
    },
    [provider, carryOut, notify],
  );

  const undo = useCallback(async () => {
    if (!last) return;
    setLast(null);
    const done = await carryOut(last.before, () => takeBack(provider, last.before));
    if (done.length) notify('parde.decided.undone', { type: 'success', messageArgs: { smart_count: done.length } });
  }, [last, provider, carryOut, notify]);

  const dismiss = useCallback(() => setLast(null), []);
  return { busy, decided, last, decide, undo, dismiss };
}
