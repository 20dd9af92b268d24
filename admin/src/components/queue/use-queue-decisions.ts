import { useCallback, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';

/** A row as the moderator has seen it. */
interface Seen extends RaRecord {
  id: number;
  version: number;
}

/** What was decided now, and what was left as it is. */
interface Outcome {
  done: number[];
  conflicts: unknown[];
}

interface Options<Row extends Seen, Decision extends { state: string }> {
  resource: string;
  /** Translation key for how many were left as they were. */
  conflicts: string;
  decide(rows: readonly Row[], decision: Decision): Promise<Outcome>;
  /** What takes a decision back. */
  back: Decision;
}

const CONFLICT_MS = 8_000;
const without = (set: ReadonlySet<number>, gone: readonly number[]) =>
  new Set([...set].filter((id) => !gone.includes(id)));

/** Decides rows of a queue, and only then shows them decided. The last decision can be taken back. */
export function useQueueDecisions<Row extends Seen, Decision extends { state: string }>(
  options: Options<Row, Decision>,
) {
  const { resource, conflicts: words, decide, back } = options;
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  /** Id → the version that was decided: such a row is gone, even if a read model that lags still lists it. */
  const [decided, setDecided] = useState<ReadonlyMap<number, number>>(new Map());
  const [last, setLast] = useState<{ ids: number[]; decision: Decision; at: number } | null>(null);

  const tell = useCallback(
    (rows: readonly Row[], decision: Decision, { done, conflicts }: Outcome) => {
      const settled = rows.filter(({ id }) => done.includes(id));
      setDecided((before) => new Map([...before, ...settled.map(({ id, version }) => [id, version] as const)]));
      if (settled.length > 0) setLast({ ids: settled.map(({ id }) => id), decision, at: Date.now() });
      if (conflicts.length === 0) return;
      const messageArgs = { smart_count: conflicts.length };
      notify(words, { type: 'warning', autoHideDuration: CONFLICT_MS, messageArgs });
    },
    [notify, words],
  );

  const rule = useCallback(
    async (rows: readonly Row[], decision: Decision) => {
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return;
      setBusy((before) => new Set([...before, ...ids]));
      try {
        const outcome = await decide(rows, decision);
        // No `done` means that the session had ended and react-admin is already on its way to the login page.
        if (outcome.done) tell(rows, decision, outcome);
      } catch (error) {
        notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
      } finally {
        setBusy((before) => without(before, ids));
        refresh();
      }
    },
    [decide, notify, refresh, tell],
  );

  const undo = useCallback(async () => {
    if (!last || last.decision.state === back.state) return;
    setLast(null);
    try {
      // The versions have moved on with our own decision; ask for the present ones.
      const found = await Promise.all(last.ids.map((id) => provider.getOne<Row>(resource, { id })));
      await rule(
        found.map(({ data }) => data),
        back,
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    }
  }, [last, back, provider, resource, rule, notify]);

  const dismiss = useCallback(() => setLast(null), []);
  return { busy, decided, last, rule, undo, dismiss };
}
