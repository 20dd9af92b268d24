import { useCallback, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CaseState, ConsoleFileReport } from '../api/types.ts';
import type { ConsoleDataProvider, SeenCase } from '../providers/data-provider.ts';

export interface LastRuling {
  /** As they were before it. */
  before: readonly ConsoleFileReport[];
  state: CaseState;
  /** Tells one toast from the next. */
  at: number;
}

const CONFLICT_MS = 8_000;
const STATES: readonly CaseState[] = ['open', 'mended', 'dismissed'];
const without = (set: ReadonlySet<number>, gone: readonly number[]) =>
  new Set([...set].filter((id) => !gone.includes(id)));

/**
 * Settles cases and only then shows them so. The last decision can be taken back:
 * the cases are then what they were before.
 */
export function useRulings() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  /** Case id → the version that was decided: such a row is gone, even if a read model that lags still lists it. */
  const [ruled, setRuled] = useState<ReadonlyMap<number, number>>(new Map());
  const [last, setLast] = useState<LastRuling | null>(null);

  const tellConflicts = useCallback(
    (count: number) =>
      notify('parde.file_reports.conflicts', {
        type: 'warning',
        autoHideDuration: CONFLICT_MS,
        messageArgs: { smart_count: count },
      }),
    [notify],
  );

  /** @returns the cases that were brought into the state. */
  const carryOut = useCallback(
    async (cases: readonly ConsoleFileReport[], seen: readonly SeenCase[], state: CaseState) => {
      const ids = cases.map(({ id }) => id);
      setBusy((before) => new Set([...before, ...ids]));
      try {
        const { done, conflicts } = await provider.ruleFileReports([...seen], state);
        // No `done` means that the session had ended and react-admin is already on its way to the login page.
        if (!done) return [];
        if (conflicts.length > 0) tellConflicts(conflicts.length);
        return cases.filter(({ id }) => done.includes(id));
      } catch (error) {
        notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
        return [];
      } finally {
        setBusy((before) => without(before, ids));
        refresh();
      }
    },
    [provider, notify, refresh, tellConflicts],
  );

  const rule = useCallback(
    async (cases: readonly ConsoleFileReport[], state: CaseState) => {
      if (cases.length === 0) return;
      const done = await carryOut(cases, cases, state);
      setRuled((before) => new Map([...before, ...done.map(({ id, version }) => [id, version] as const)]));
      if (done.length > 0) setLast({ before: done, state, at: Date.now() });
    },
    [carryOut],
  );

  /** What a colleague has decided since is left as it is: the server refuses what is not the version that our decision made. */
  const undo = useCallback(async () => {
    if (!last) return;
    setLast(null);
    for (const state of STATES) {
      const cases = last.before.filter((one) => one.state === state);
      if (cases.length === 0) continue;
      const seen = cases.map(({ id, version }) => ({ id, version: version + 1 }));
      const done = await carryOut(cases, seen, state);
      if (done.length === 0) continue;
      notify('parde.file_reports.undone', { type: 'success', messageArgs: { smart_count: done.length } });
    }
  }, [last, carryOut, notify]);

  const dismiss = useCallback(() => setLast(null), []);
  return { busy, ruled, last, rule, undo, dismiss };
}
