import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { ConsolePayment, PaymentState } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { Toasts } from '../../layout/Toasts.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

it.each<[PaymentState, string, RegExp]>([
  ['reversed', 'success', /^The payment is reversed$/],
  ['reversing', 'warning', /has not answered yet/],
  ['reversal_refused', 'warning', /the bank does not return the money/],
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

it('a reversal whose answer was lost is asked for again as the same', async () => {
  const sent: [object, string][] = [];
  const closed = jest.fn();
  const reversePayment = async (body: object, key: string) => {
    sent.push([body, key]);
    if (sent.length === 1) throw new HttpError('parde.errors.unreachable', 0, null);
    return { status: 1, state: 'reversed' };
  };
  render(
    <InConsole provider={{ reversePayment }}>
      <ReverseDialog payment={{ id: 4, amount: 490_000, taken: null } as ConsolePayment} onClose={closed} />
    </InConsole>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'bought twice' } });
  const press = () => act(async () => screen.getByRole('button', { name: 'Reverse the payment' }).click());
  await press();
  expect(closed).not.toHaveBeenCalled();
  await press();
  expect(closed).toHaveBeenCalled();
  expect(sent[0]).toEqual([{ id: 4, reason: 'bought twice' }, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(sent[1]).toEqual(sent[0]);
});
