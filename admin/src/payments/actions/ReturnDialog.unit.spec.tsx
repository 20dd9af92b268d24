import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError, useGetOne } from 'react-admin';
import type { ConsolePayment } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { toConsoleError } from '../../providers/http/console-error.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const PAYMENT = { id: 4, amount: 490_000, taken: null } as ConsolePayment;

function Behind() {
  const { data } = useGetOne('payments', { id: 4 });
  return <p>{`now ${data?.state}`}</p>;
}

it('that a colleague has noted already stays, with what was typed, over the payment as it is now', async () => {
  let state = 'reversal_refused';
  const recordReturn = async () => {
    state = 'reversed';
    throw toConsoleError(new HttpError('conflict', 409, { status: 0, code: 'nothing_held', message: 'held' }));
  };
  render(
    <InConsole provider={{ recordReturn, getOne: async () => ({ data: { id: 4, state } }) }}>
      <Behind />
      <ReturnDialog payment={PAYMENT} onClose={() => undefined} />
    </InConsole>,
  );
  await screen.findByText('now reversal_refused');
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'How it was returned' });
  fireEvent.change(note, { target: { value: 'transfer 4711' } });
  await act(async () => screen.getByRole('button', { name: 'It was returned' }).click());
  await screen.findByText(/^In the meantime this money was given back/);
  await screen.findByText('now reversed');
  expect(note.value).toBe('transfer 4711');
});
