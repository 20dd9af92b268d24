import { render, screen, within } from '@testing-library/react';
import { ListBase } from 'react-admin';
import type { ConsolePayment } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { PaymentsTable } from './PaymentsTable.tsx';

const PAYMENT = {
  id: 3,
  user: { id: 7, username: 'mina' },
  planId: 2,
  size: 30,
  amount: 490_000,
  state: 'settled',
  gateway: 'sandbox',
  created_at: '2026-01-01T00:00:00Z',
} as unknown as ConsolePayment;

it('tells whose a payment is, and when it was ordered, in the column that a phone has room for', async () => {
  await i18nProvider.changeLocale('en');
  render(
    <InConsole provider={{ getList: async () => ({ data: [PAYMENT], total: 1 }) }}>
      <ListBase resource="payments">
        <PaymentsTable />
      </ListBase>
    </InConsole>,
  );
  const cell = (await screen.findByText(/490,000/)).closest('td') as HTMLElement;
  expect(within(cell).getByText('mina').closest('a')?.getAttribute('href')).toBe('/users/7/show');
  expect(cell.querySelector('time')).toBeTruthy();
});
