import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { afterDecision, useQueueDecisions } from './use-queue-decisions.ts';

interface Row {
  id: number;
  version: number;
}

/** A queue of which a colleague has decided these rows already. */
function queue(taken: readonly number[] = []) {
  const network = { cut: false };
  const calls: [string, number[][]][] = [];
  const told: unknown[] = [];
  const answer = (verb: string, rows: readonly Row[]) => {
    calls.push([verb, rows.map(({ id, version }) => [id, version])]);
    const conflicts = rows.filter(({ id }) => taken.includes(id));
    return { done: rows.map(({ id }) => id).filter((id) => !taken.includes(id)), conflicts };
  };
  const wrapper = ({ children }: PropsWithChildren) => (
    <AdminContext i18nProvider={i18nProvider}>{children}</AdminContext>
  );
  const use = () =>
    useQueueDecisions<Row, string, Row>({
      decide: async (rows, decision) => {
        if (decision === 'refused by the network') throw new Error('No connection');
        return answer(decision, rows);
      },
      takeBack: async (before) => {
        if (network.cut) throw new Error('No connection');
        return answer('back', before.map(afterDecision));
      },
      isFinal: (decision) => decision === 'final',
      tellConflicts: (conflicts) => void told.push(...conflicts),
      undone: 'parde.requests.undone',
    });
  return { calls, told, network, ...renderHook(use, { wrapper }) };
}
const rows: Row[] = [
  { id: 1, version: 3 },
  { id: 2, version: 7 },
];

describe('the decisions on a queue', () => {
  it('hide what was decided, tell what a colleague was quicker with, and are taken back as they left it', async () => {
    const { calls, told, result } = queue([2]);
    await act(async () => void (await result.current.rule(rows, 'accepted')));
    expect([...result.current.decided]).toEqual([[1, 3]]);
    expect(told).toEqual([rows[1]]);
    expect(result.current.last).toMatchObject({ decision: 'accepted', before: [rows[0]] });
    await act(() => result.current.undo());
    expect(calls).toEqual([
      ['accepted', rows.map(({ id, version }) => [id, version])],
      ['back', [[1, 4]]],
    ]);
    expect(result.current.last).toBeNull();
  });

  it('can still be taken back where that did not arrive', async () => {
    const { calls, network, result } = queue();
    await act(async () => void (await result.current.rule(rows, 'accepted')));
    network.cut = true;
    await act(() => result.current.undo());
    expect(result.current.last).toMatchObject({ decision: 'accepted', before: rows });
    network.cut = false;
    await act(() => result.current.undo());
    expect(calls.map(([verb]) => verb)).toEqual(['accepted', 'back']);
    expect(result.current.last).toBeNull();
  });

  it('are not offered back where there is no way back', async () => {
    const { calls, result } = queue();
    await act(async () => void (await result.current.rule(rows, 'final')));
    expect(result.current.last).toBeNull();
    await act(() => result.current.undo());
    expect(calls).toHaveLength(1);
  });

  it('leave the rows as they are where they do not arrive', async () => {
    const { result } = queue();
    await act(async () => void (await result.current.rule(rows, 'refused by the network')));
    expect([result.current.decided.size, result.current.busy.size, result.current.last]).toEqual([0, 0, null]);
  });
});
