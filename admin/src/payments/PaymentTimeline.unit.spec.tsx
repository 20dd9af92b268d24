import { cleanup, render, screen } from '@testing-library/react';
import type { ConsolePayment } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { ReverseDialog } from './actions/ReverseDialog.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const step = (kind: string) => ({ kind, at: '2026-03-01T10:00:00.000Z', code: null, actor: null });
const payment = (gateway: 'none' | 'sandbox') =>
  ({
    id: 4,
    gateway,
    amount: gateway === 'none' ? 0 : 490_000,
    taken: null,
    user: { id: 7, username: 'leila' },
    timeline: [step('verified'), step('reversed')],
  }) as unknown as ConsolePayment;

const open = (gateway: 'none' | 'sandbox') =>
  render(
    <InConsole provider={{ getMany: async () => ({ data: [] }) }}>
      <PaymentTimeline payment={payment(gateway)} />
      <ReverseDialog payment={payment(gateway)} onClose={() => undefined} />
    </InConsole>,
  );

it('a payment that a bank took is given back by it', () => {
  open('sandbox');
  expect(screen.getByText('Money returned')).toBeTruthy();
  expect(screen.getByText(/the bank is asked to return 490,000 rials/)).toBeTruthy();
});

it('of an order that cost nothing no money goes back, and no bank is asked', () => {
  open('none');
  expect(screen.getByText('Taken back; nothing had been paid')).toBeTruthy();
  expect(screen.getByText(/no money is returned/)).toBeTruthy();
  expect(screen.queryByText(/the bank|money returned/i)).toBeNull();
});
