import { useCallback, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

/** A row as the moderator has seen it. */
interface Seen {
  id: number;
  version: number;
}

/** What was decided now, and what was left as it is. */
interface Outcome<Conflict> {
  done: number[];
  conflicts: Conflict[];
}

interface Options<Row extends Seen, Decision, Conflict> {
  decide(rows: readonly Row[], decision: Decision): Promise<Outcome<Conflict>>;
  /** Brings rows back to where they stood before a decision. */
  takeBack(before: readonly Row[]): Promise<Outcome<Conflict>>;
  /** Whether a decision has no way back. */
  isFinal?(decision: Decision): boolean;
  /** @param rows what was to be decided. @param decision null where one was to be taken back. */
  tellConflicts(conflicts: Conflict[], rows: readonly Row[], decision: Decision | null): void;
  /** Translation key for how many were taken back. */
  undone: string;
}

interface LastDecision<Row, Decision> {
  /** The rows as they were before it. */
  before: readonly Row[];
  decision: Decision;
  /** Tells one toast from the next. */
  at: number;
}

/** As a decision has left it: what a colleague has decided since is another version, which the server leaves as it is. */
export const afterDecision = ({ id, version }: Seen): Seen => ({ id, version: version + 1 });

const without = (set: ReadonlySet<number>, gone: readonly number[]) =>
  new Set([...set].filter((id) => !gone.includes(id)));

/** Decides rows of a queue, and only then shows them decided. The last decision can be taken back. */
export function useQueueDecisions<Row extends Seen, Decision, Conflict extends { id: number }>(
  options: Options<Row, Decision, Conflict>,
) {
  const { decide, takeBack, isFinal = () => false, tellConflicts, undone } = options;
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  /** Id → the version that was decided: such a row is gone, even if a read model that lags still lists it. */
  const [decided, setDecided] = useState<ReadonlyMap<number, number>>(new Map());
  /** Id → the version on which a decision did not count. */
  const [refused, setRefused] = useState<ReadonlyMap<number, number>>(new Map());
  const [last, setLast] = useState<LastDecision<Row, Decision> | null>(null);

  const tellFailure = (error: unknown) =>
    notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });

  /** @returns the rows that it was done to; null when it did not arrive. */
  const carryOut = async (
    rows: readonly Row[],
    decision: Decision | null,
    send: () => Promise<Outcome<Conflict>>,
    onFailure: (error: unknown) => void = tellFailure,
  ): Promise<Row[] | null> => {
    const ids = rows.map(({ id }) => id);
    setBusy((before) => new Set([...before, ...ids]));
    try {
      const { done, conflicts } = await send();
      // No `done` means that the session had ended and react-admin is already on its way to the login page.
      if (!done) return [];
      if (conflicts.length > 0) {
        const left = rows.filter(({ id }) => conflicts.some((one) => one.id === id));
        setRefused((before) => new Map([...before, ...left.map(({ id, version }) => [id, version] as const)]));
        tellConflicts(conflicts, rows, decision);
      }
      return rows.filter(({ id }) => done.includes(id));
    } catch (error) {
      onFailure(error);
      return null;
    } finally {
      setBusy((before) => without(before, ids));
      refresh();
    }
  };

  /** @param onFailure where it can be mended; else it is told in passing. */
  const rule = async (
    rows: readonly Row[],
    decision: Decision,
    onFailure?: (error: unknown) => void,
  ): Promise<Row[]> => {
    if (rows.length === 0) return [];
    const done = (await carryOut(rows, decision, () => decide(rows, decision), onFailure)) ?? [];
    setDecided((before) => new Map([...before, ...done.map(({ id, version }) => [id, version] as const)]));
    if (done.length > 0 && !isFinal(decision)) setLast({ before: done, decision, at: Date.now() });
    return done;
  };

  const undo = async () => {
    if (!last) return;
    setLast(null);
    const done = await carryOut(last.before, null, () => takeBack(last.before));
    // It still stands: the way back is offered again, unless something else was decided meanwhile.
    if (done === null) return setLast((since) => since ?? { ...last, at: Date.now() });
    if (done.length > 0) notify(undone, { type: 'success', messageArgs: { smart_count: done.length } });
  };

  const dismiss = useCallback(() => setLast(null), []);
  return { busy, decided, refused, last, rule, undo, dismiss };
}
