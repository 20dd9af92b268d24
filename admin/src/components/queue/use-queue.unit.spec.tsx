import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { AdminContext, ListContextProvider, useList } from 'react-admin';
import { useQueue } from './use-queue.ts';

const ROWS = [1, 2, 3].map((id) => ({ id, version: 1 }));

function Listed({ children }: PropsWithChildren) {
  return <ListContextProvider value={useList({ data: ROWS })}>{children}</ListContextProvider>;
}
const wrapper = ({ children }: PropsWithChildren) => (
  <AdminContext>
    <Listed>{children}</Listed>
  </AdminContext>
);

describe('the selection in a queue', () => {
  it('is one row after another, or the whole page at once, but for what is decided', () => {
    const decided = new Map([[3, 1]]);
    const rest = { busy: new Set<number>(), refused: new Map(), movedOn: 'parde.requests.moved_on' };
    const options = { listed: ROWS, decided, ...rest };
    const { result } = renderHook(() => useQueue(options), { wrapper });
    act(() => result.current.rowProps({ id: 2, version: 1 }).onSelect(2));
    expect(result.current.bulk.count).toBe(1);
    act(() => result.current.bulk.onAll?.());
    expect([...result.current.selected]).toEqual([1, 2]);
    expect(result.current.bulk.onAll).toBeNull();
  });
});
