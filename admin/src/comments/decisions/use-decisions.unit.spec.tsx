import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { AdminContext, useNotificationContext } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { type ConsoleDataProvider, dataProvider } from '../../providers/data-provider.ts';
import { A_COMMENT } from '../testing/a-comment.ts';
import { useDecisions } from './use-decisions.ts';

type Status = ConsoleComment['status'];
const commentOf = (id: number, status: Status, reason: string | null = null): ConsoleComment => ({
  ...A_COMMENT,
  id,
  body: `comment ${id}`,
  status,
  version: 4,
  reason,
  refusal: reason ? 'insult' : null,
});

/** The server's side: what each call was told, and comments that a colleague was quicker with. */
function server(taken: readonly number[] = []) {
  const calls: unknown[] = [];
  const call =
    (verb: string) =>
    async (comments: { id: number; version: number }[], ...more: unknown[]) => {
      calls.push([verb, comments.map(({ id, version }) => [id, version]), ...more]);
      const lost = verb === 'put back' || verb === 'leave' ? taken : [];
      const done = comments.map(({ id }) => id).filter((id) => !lost.includes(id));
      const code = verb === 'leave' ? 'already_decided' : 'version_conflict';
      return { done, conflicts: lost.map((id) => ({ id, code }) as const) };
    };
  const provider: ConsoleDataProvider = {
    ...dataProvider,
    approveComments: call('approve'),
    refuseComments: call('refuse'),
    putBackComments: call('put back'),
    dismissReports: call('leave'),
  };
  const told: unknown[] = [];
  function Told() {
    told.splice(0, told.length, ...useNotificationContext().notifications.map(({ message }) => message));
    return null;
  }
  const wrapper = ({ children }: PropsWithChildren) => (
    <AdminContext i18nProvider={i18nProvider} dataProvider={provider}>
      {children}
      <Told />
    </AdminContext>
  );
  return { calls, told, ...renderHook(() => useDecisions(), { wrapper }) };
}

describe('taking a decision back', () => {
  it.each(['approved', 'refused'] as const)('lets comments that were waiting wait again, once %s', async (verdict) => {
    const { calls, result } = server();
    await act(() =>
      result.current.decide([commentOf(1, 'pending'), commentOf(2, 'pending')], { verdict, why: { reason: 'rude' } }),
    );
    expect(result.current.last).toMatchObject({ decision: { verdict } });
    await act(() => result.current.undo());
    // The versions that the decision made: what a colleague has decided since is none of ours.
    const versions = [
      [1, 5],
      [2, 5],
    ];
    expect(calls.at(-1)).toEqual(['put back', versions]);
    expect(result.current.last).toBeNull();
  });

  it('brings back what was decided before, with its reason', async () => {
    const { calls, result } = server();
    await act(() =>
      result.current.decide([commentOf(1, 'refused', 'rude'), commentOf(2, 'refused')], { verdict: 'approved' }),
    );
    await act(() => result.current.undo());
    expect(calls.slice(1)).toEqual([
      ['refuse', [[1, 5]], { refusal: 'insult', reason: 'rude' }],
      ['refuse', [[2, 5]], {}],
    ]);
    await act(() => result.current.decide([commentOf(3, 'approved')], { verdict: 'refused', why: { reason: 'spam' } }));
    await act(() => result.current.undo());
    expect(calls.at(-1)).toEqual(['approve', [[3, 5]]]);
  });

  it('shows a comment again that waits again, and can be decided anew', async () => {
    const { result } = server();
    await act(() => result.current.decide([commentOf(1, 'pending')], { verdict: 'approved' }));
    expect(result.current.decided.get(1)).toBe(4);
    await act(() => result.current.undo());
    await waitFor(() => expect(result.current.busy.size).toBe(0));
    expect(result.current.decided.get(1)).not.toBe(6);
  });
});

describe('leaving a reported comment as it is', () => {
  it('takes it out of the list, says so, and offers no way back: its reports are settled', async () => {
    const { calls, result } = server();
    await act(() => result.current.decide([commentOf(1, 'approved')], { verdict: 'left' }));
    expect(calls).toEqual([['leave', [[1, 4]]]]);
    expect([result.current.decided.get(1), result.current.last]).toEqual([4, null]);
  });

  it('is told of a colleague who has left it so before, not of who approved it once', async () => {
    const { told, result } = server([1]);
    await act(() => result.current.decide([{ ...commentOf(1, 'approved'), decided_by: 'me' }], { verdict: 'left' }));
    expect(told).toEqual(['parde.decided.reports_settled']);
  });
});
