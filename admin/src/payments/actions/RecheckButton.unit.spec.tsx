import { act, cleanup, render, screen } from '@testing-library/react';
import type { ConsolePayment } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { Toasts } from '../../layout/Toasts.tsx';
import { RecheckButton } from './RecheckButton.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

it.each([
  [
    'has nothing by which it can be asked',
    { state: 'pending', asked: false, answered: false },
    /^The bank was not asked/,
  ],
  [
    'has answered a try whose answer was lost',
    { state: 'paid', asked: false, answered: false },
    /^The bank was asked: “Paid”/,
  ],
  ['does not answer', { state: 'pending', asked: true, answered: false }, /^The bank did not answer/],
  ['answers', { state: 'failed', asked: true, answered: true }, /^The bank was asked: “Not paid”/],
])('a bank that %s is told of so', async (_, answer, words) => {
  const payment = { id: 4, state: 'pending' } as ConsolePayment;
  render(
    <InConsole provider={{ recheckPayment: async () => ({ status: 1, code: null, ...answer }) }}>
      <RecheckButton payment={payment} />
      <Toasts />
    </InConsole>,
  );
  await act(async () => screen.getByRole('button', { name: /bank/ }).click());
  expect(await screen.findByText(words)).toBeTruthy();
});
