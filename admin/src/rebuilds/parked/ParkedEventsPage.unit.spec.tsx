import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type GetListParams, ResourceContextProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ConsoleRebuild } from '../../api/types.ts';
import { parkedAddress } from '../../components/addresses/parked-address.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { ParkedEventsPage } from './ParkedEventsPage.tsx';
import { RetryOutcome } from './RetryOutcome.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const event = { stream: 'coupon-7', fault: 'no such plan', parked_at: '2026-03-01T00:00:00.000Z' };
const EVENTS = [
  { id: 'coupons-12', projection: 'coupons', position: 12, type: 'coupon.created.v1', ...event },
  { id: 'audit-3', projection: 'audit', position: 3, type: null, ...event },
];

const getList = async (_: string, { filter }: GetListParams) => {
  const data = EVENTS.filter(({ projection }) => !filter.projection || projection === filter.projection);
  return { data: data as never, total: data.length };
};

function ParkedOf({ children, ...provider }: { children?: ReactNode; retryParked?: unknown; getList?: unknown }) {
  return (
    <InConsole provider={{ getList, ...provider }} at={parkedAddress('coupons')}>
      <ResourceContextProvider value="parked-events">
        <ParkedEventsPage />
      </ResourceContextProvider>
      {children}
    </InConsole>
  );
}

it('tells of each parked event what it is, of which read model and and what went wrong', async () => {
  await act(async () => render(<ParkedOf />));
  const [row, ...others] = (await screen.findAllByRole('row')).slice(1);
  expect(others).toEqual([]);
  for (const words of ['12', 'coupon.created.v1', 'coupon-7', 'Coupons', 'no such plan']) {
    expect(row!.textContent).toContain(words);
  }
  await act(async () => fireEvent.click(screen.getByTestId('CancelIcon')));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
});

it('asks, has all of its read model tried again, and leads to what comes of it', async () => {
  const retryParked = jest.fn(async () => ({ status: 1, id: 5 }));
  const At = () => <output>{useLocation().pathname}</output>;
  await act(async () =>
    render(
      <ParkedOf retryParked={retryParked}>
        <At />
      </ParkedOf>,
    ),
  );
  await act(async () =>
    fireEvent.click((await screen.findAllByRole('button', { name: 'Try again: parked events of Coupons' }))[0]!),
  );
  const dialog = screen.getByRole('dialog', { name: 'Try again: “Coupons”' });
  expect(retryParked).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' })));
  await waitFor(() => expect(screen.getByText('/rebuilds/5/show')).toBeTruthy());
  expect(retryParked).toHaveBeenCalledWith({ projection: 'coupons' }, expect.any(String));
});

it('has on a phone the fault and the button within the row’s first cell, a long fault folded', async () => {
  const long = 'a fault of many words '.repeat(20);
  const getList = async () => ({ data: [{ ...EVENTS[0], fault: long }] as never, total: 1 });
  await act(async () => render(<ParkedOf getList={getList} />));
  const cell = (await screen.findByText('coupon.created.v1')).closest('td')!;
  within(cell).getByRole('button', { name: 'Try again: parked events of Coupons', hidden: true });
  expect(within(cell).getByText(/^a fault.*…$/).tagName).toBe('SUMMARY');
});

describe('what came of a try', () => {
  const told = (events: number, parked: number) => {
    const rebuild = { mode: 'retry', stage: 'done', projection: 'coupons', events, parked } as ConsoleRebuild;
    render(
      <InConsole provider={{}}>
        <RetryOutcome rebuild={rebuild} />
      </InConsole>,
    );
    return screen.getByRole('status').textContent;
  };

  it('is said in words', () => {
    expect(told(3, 0)).toBe('All parked events have been applied.');
    cleanup();
    expect(told(0, 0)).toBe('Nothing was parked.');
  });

  it('leads to what is parked still', () => {
    expect(told(1, 2)).toMatch(/^2 events failed again/);
    expect(screen.getByRole('link').getAttribute('href')).toBe(parkedAddress('coupons'));
  });
});
