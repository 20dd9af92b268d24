import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type GetListParams, ResourceContextProvider } from 'react-admin';
import { parkedAddress } from '../components/addresses/parked-address.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { ParkedEventsPage } from './ParkedEventsPage.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const event = { stream: 'coupon-7', fault: 'no such plan', parked_at: '2026-03-01T00:00:00.000Z' };
const EVENTS = [
  { id: 'coupons-12', projection: 'coupons', position: 12, type: 'coupon.created.v1', ...event },
  { id: 'audit-3', projection: 'audit', position: 3, type: null, ...event },
];

it('tells of each parked event what it is, of which read model and what went wrong, and how it is tried again', async () => {
  const getList = async (_: string, { filter }: GetListParams) => {
    const data = EVENTS.filter(({ projection }) => !filter.projection || projection === filter.projection);
    return { data: data as never, total: data.length };
  };
  await act(async () =>
    render(
      <InConsole provider={{ getList }} at={parkedAddress('coupons')}>
        <ResourceContextProvider value="parked-events">
          <ParkedEventsPage />
        </ResourceContextProvider>
      </InConsole>,
    ),
  );
  const [row, ...others] = (await screen.findAllByRole('row')).slice(1);
  expect(others).toEqual([]);
  for (const words of ['12', 'coupon.created.v1', 'coupon-7', 'Coupons', 'no such plan']) {
    expect(row!.textContent).toContain(words);
  }
  expect(screen.getByText('npm run cli -- retry-parked coupons')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByTestId('CancelIcon')));
  expect(await screen.findByText('npm run cli -- retry-parked')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
});
