import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ConsolePayment, PaymentState } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { Toasts } from '../layout/Toasts.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

it.each<[PaymentState, string, RegExp]>([
  ['reversed', 'success', /^The payment is reversed$/],
  ['reversing', 'warning', /has not answered yet/],
  ['reversal_refused', 'warning', /the bank does not give the money back/],
])('a reversal that ends %s is told as a %s', async (state, tone, words) => {
  const payment = { id: 4, amount: 490_000, taken: null } as ConsolePayment;
  render(
    <InConsole provider={{ reversePayment: async () => ({ status: 1, state }) }}>
      <ReverseDialog payment={payment} onClose={() => undefined} />
      <Toasts />
    </InConsole>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'bought twice' } });
  await act(async () => screen.getByRole('button', { name: 'Reverse the payment' }).click());
  const toast = await screen.findByText(words);
  expect(toast.closest(`.RaNotification-${tone}`)).not.toBeNull();
});
