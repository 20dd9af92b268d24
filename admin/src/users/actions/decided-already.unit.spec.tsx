import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError, useGetOne } from 'react-admin';
import type { ConsoleUser } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const USER = { id: 7, name: 'Sara', username: 'sara', state: 'active', role: 'viewer' } as ConsoleUser;

it.each([
  ['suspended', 'already_suspended', 'Suspend the account', SuspendDialog],
  ['given the role', 'same_role', 'Change the role', RoleDialog],
])('a user whom a colleague has %s already is shown so below what was typed', async (_, code, submit, Dialog) => {
  let asked = 0;
  const refuse = () => Promise.reject(new HttpError('It is so already', 422, { code }));
  const provider = {
    getOne: async () => {
      asked++;
      return { data: USER };
    },
    suspendUser: refuse,
    changeRole: refuse,
  };
  function Page() {
    useGetOne('users', { id: USER.id });
    return <Dialog user={USER} onClose={() => undefined} />;
  }
  render(
    <InConsole provider={provider}>
      <Page />
    </InConsole>,
  );
  const reason = await screen.findByRole<HTMLInputElement>('textbox');
  fireEvent.change(reason, { target: { value: 'As we have agreed' } });
  const before = asked;
  await act(async () => screen.getByRole('button', { name: submit }).click());
  await screen.findByText('It is so already');
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  expect(reason.value).toBe('As we have agreed');
});
