import { useCallback, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CaseState, ConsoleFileReport } from '../api/types.ts';
import type { CaseRulings, ConsoleDataProvider, SeenCase } from '../providers/data-provider.ts';

export interface LastRuling {
  ids: number[];
  state: CaseState;
  /** Tells one toast from the next. */
  at: number;
}

const CONFLICT_MS = 8_000;
const without = (set: ReadonlySet<number>, gone: readonly number[]) =>
  new Set([...set].filter((id) => !gone.includes(id)));

/** Settles cases, or lets them wait again, and only then shows them so. The last decision can be taken back. */
export function useRulings() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  /** Case id → the version that was decided: such a row is gone, even if a read model that lags still lists it. */
  const [ruled, setRuled] = useState<ReadonlyMap<number, number>>(new Map());
  const [last, setLast] = useState<LastRuling | null>(null);

  const tell = useCallback(
    (cases: readonly SeenCase[], state: CaseState, { done, conflicts }: CaseRulings) => {
      const settled = cases.filter(({ id }) => done.includes(id));
      setRuled((before) => new Map([...before, ...settled.map(({ id, version }) => [id, version] as const)]));
      if (settled.length > 0) setLast({ ids: settled.map(({ id }) => id), state, at: Date.now() });
      if (conflicts.length === 0) return;
      const messageArgs = { smart_count: conflicts.length };
      notify('parde.file_reports.conflicts', { type: 'warning', autoHideDuration: CONFLICT_MS, messageArgs });
    },
    [notify],
  );

  const rule = useCallback(
    async (cases: readonly SeenCase[], state: CaseState) => {
      const ids = cases.map(({ id }) => id);
      if (ids.length === 0) return;
      setBusy((before) => new Set([...before, ...ids]));
      try {
        const rulings = await provider.ruleFileReports([...cases], state);
        // No `done` means that the session had ended and react-admin is already on its way to the login page.
        if (rulings.done) tell(cases, state, rulings);
      } catch (error) {
        notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
      } finally {
        setBusy((before) => without(before, ids));
        refresh();
      }
    },
    [provider, notify, refresh, tell],
  );

  const undo = useCallback(async () => {
    if (!last || last.state === 'open') return;
    setLast(null);
    try {
      // The versions have moved on with our own decision; ask for the present ones.
      const found = await Promise.all(last.ids.map((id) => provider.getOne<ConsoleFileReport>('file-reports', { id })));
      await rule(
        found.map(({ data }) => data),
        'open',
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    }
  }, [last, provider, rule, notify]);

  const dismiss = useCallback(() => setLast(null), []);
  return { busy, ruled, last, rule, undo, dismiss };
}
