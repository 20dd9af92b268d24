import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import type { WaitingRow } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { WaitingList } from './WaitingList.tsx';

const original = Element.prototype.scrollIntoView;
beforeAll(async () => {
  // Nothing has a place here.
  Element.prototype.scrollIntoView = () => undefined;
  await i18nProvider.changeLocale('en');
});
afterEach(cleanup);
afterAll(() => {
  Element.prototype.scrollIntoView = original;
});

const row = (id: number): WaitingRow => ({
  id: `requests-${id}`,
  kind: 'requests',
  item_id: id,
  since: '2026-03-01T00:00:00.000Z',
  text: `Wish ${id}`,
  by: 'sara',
  about: null,
  claim: null,
});

/** All that waits, as it is at first. */
function mounted(...ids: number[]) {
  const listed = (shown: number[]) => (
    <InConsole provider={{}}>
      <ListContextProvider value={{ data: shown.map(row), filterValues: {} } as never}>
        <WaitingList />
      </ListContextProvider>
    </InConsole>
  );
  const { rerender, container } = render(listed(ids));
  return {
    becomes: (...now: number[]) => act(async () => rerender(listed(now))),
    press: (key: string) =>
      act(async () => void fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` })),
    read: () => /Wish \d+/.exec(container.querySelector('[aria-current=true]')?.textContent ?? '')?.[0],
  };
}

describe('the row that is read of all that waits', () => {
  it('is the one that has taken its place, where a colleague has decided it', async () => {
    const { press, becomes, read } = mounted(1, 2, 3, 4);
    await press('j');
    await press('j');
    expect(read()).toBe('Wish 3');
    await becomes(1, 2, 4);
    expect(read()).toBe('Wish 4');
    await press('k');
    expect(read()).toBe('Wish 2');
  });

  it('stays the same while others come and go, and is the last where all below it are gone', async () => {
    const { press, becomes, read } = mounted(1, 2, 3);
    await press('j');
    await press('j');
    await becomes(2, 3);
    expect(read()).toBe('Wish 3');
    await becomes(2);
    expect(read()).toBe('Wish 2');
  });
});
