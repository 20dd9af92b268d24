import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ListContextProvider, useList, useNotificationContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { InConsole } from '../testing/InConsole.tsx';
import { QueueRow } from './QueueRow.tsx';
import { useQueue } from './use-queue.ts';

const ROWS = [1, 2, 3].map((id) => ({ id, version: 1 }));
const NONE: ReadonlySet<number> = new Set();

function Queue() {
  const [decided, setDecided] = useState<ReadonlyMap<number, number>>(new Map());
  const queue = useQueue({ listed: ROWS, decided, busy: NONE, refused: new Map(), movedOn: 'moved on' });
  const decide = (row: (typeof ROWS)[number]) => {
    const [left] = queue.leave([row]);
    // As after the server's answer.
    if (left) setTimeout(() => setDecided((before) => new Map(before).set(left.id, left.version)));
  };
  return queue.rows.map((row) => {
    const { onPoint, onSelect, ...props } = queue.rowProps(row);
    return (
      // A browser draws what one listener of an event has changed before it calls the next.
      <QueueRow
        key={row.id}
        {...props}
        onPoint={() => flushSync(() => onPoint(row.id))}
        onSelect={() => onSelect(row.id)}
        select={`Select ${row.id}`}
        poster={null}
        actions={
          <button type="button" onClick={() => decide(row)}>
            {`Decide ${row.id}`}
          </button>
        }
      >
        {`Row ${row.id}`}
      </QueueRow>
    );
  });
}

function Page() {
  const { notifications } = useNotificationContext();
  return (
    <ListContextProvider value={useList({ data: ROWS })}>
      <Queue />
      <p>{notifications.map(({ message }) => message)}</p>
    </ListContextProvider>
  );
}

describe('a row that is decided by a button of its own', () => {
  it.each([
    ['that was being read', 'Decide 1', 'Decide 2'],
    ['that was not', 'Decide 2', 'Decide 3'],
    ['that is the last', 'Decide 3', 'Decide 2'],
  ])('%s leaves the cursor on the next, and nobody else is said to have done it', async (_, button, next) => {
    render(
      <InConsole provider={{}}>
        <Page />
      </InConsole>,
    );
    const pressed = await screen.findByRole('button', { name: button });
    await act(async () => {
      pressed.click();
      await new Promise((done) => setTimeout(done));
    });
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(screen.queryByText('moved on')).toBeNull();
    expect(screen.getByRole('button', { name: next }).closest('li')?.ariaCurrent).toBe('true');
  });
});

it('a row that is not being read is selected by one click, and read then', async () => {
  render(
    <InConsole provider={{}}>
      <Page />
    </InConsole>,
  );
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select 2' });
  act(() => box.click());
  expect(box.checked).toBe(true);
  expect(box.closest('li')?.ariaCurrent).toBe('true');
});
