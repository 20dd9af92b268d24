import { useCallback, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleRequest, RequestState } from '../api/types.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { RequestAnswer, RequestRulings, SeenRequest } from '../providers/request-commands.ts';

export interface LastAnswer {
  ids: number[];
  state: RequestState;
  /** Tells one toast from the next. */
  at: number;
}

const CONFLICT_MS = 8_000;
const without = (set: ReadonlySet<number>, gone: readonly number[]) =>
  new Set([...set].filter((id) => !gone.includes(id)));

/** Answers wishes, or takes answers back, and only then shows it. The last answer can be taken back. */
export function useAnswers() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  /** Request id → the version that was decided: such a row is gone, even if a read model that lags still lists it. */
  const [ruled, setRuled] = useState<ReadonlyMap<number, number>>(new Map());
  const [last, setLast] = useState<LastAnswer | null>(null);

  const tell = useCallback(
    (requests: readonly SeenRequest[], state: RequestState, { done, conflicts }: RequestRulings) => {
      const settled = requests.filter(({ id }) => done.includes(id));
      setRuled((before) => new Map([...before, ...settled.map(({ id, version }) => [id, version] as const)]));
      if (settled.length > 0) setLast({ ids: settled.map(({ id }) => id), state, at: Date.now() });
      if (conflicts.length === 0) return;
      const messageArgs = { smart_count: conflicts.length };
      notify('parde.requests.conflicts', { type: 'warning', autoHideDuration: CONFLICT_MS, messageArgs });
    },
    [notify],
  );

  const rule = useCallback(
    async (requests: readonly SeenRequest[], answer: RequestAnswer) => {
      const ids = requests.map(({ id }) => id);
      if (ids.length === 0) return;
      setBusy((before) => new Set([...before, ...ids]));
      try {
        const rulings = await provider.answerRequests(requests, answer);
        // No `done` means that the session had ended and react-admin is already on its way to the login page.
        if (rulings.done) tell(requests, answer.state, rulings);
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
      const found = await Promise.all(last.ids.map((id) => provider.getOne<ConsoleRequest>('requests', { id })));
      await rule(
        found.map(({ data }) => data),
        { state: 'open' },
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    }
  }, [last, provider, rule, notify]);

  const dismiss = useCallback(() => setLast(null), []);
  return { busy, ruled, last, rule, undo, dismiss };
}
