import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError, useGetOne } from 'react-admin';
import type { ConsoleUser, Role } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { RoleDialog } from './RoleDialog.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

it('shows what a colleague has made of a role meanwhile, before another try goes over it', async () => {
  let user = { id: 7, name: 'Sara', username: 'sara', role: 'viewer', role_version: 1 } as ConsoleUser;
  const tried: [Role, number][] = [];
  const onClose = jest.fn();
  const provider = {
    getOne: async () => ({ data: user }),
    changeRole: async ({ role, version }: { role: Role; version: number }) => {
      tried.push([role, version]);
      if (version === 2) return { status: 1 };
      user = { ...user, role: 'moderator', role_version: 2 };
      throw new HttpError('It has changed', 409, { code: 'version_conflict' });
    },
  };
  function Page() {
    const { data } = useGetOne<ConsoleUser>('users', { id: 7 });
    return data && <RoleDialog user={data} onClose={onClose} />;
  }
  render(
    <InConsole provider={provider}>
      <Page />
    </InConsole>,
  );
  const press = () => act(async () => screen.getByRole('button', { name: 'Change the role' }).click());
  expect((await screen.findByText('Role now:')).textContent).toBe('Role now: Viewer');
  fireEvent.click(screen.getByLabelText('Administrator'));
  await press();
  await screen.findByText(/^This has changed in the meantime\. Here is how it is now/);
  expect(screen.getByText('Role now:').textContent).toBe('Role now: Moderator');
  expect(screen.getByLabelText<HTMLInputElement>('Administrator').checked).toBe(true);
  await press();
  expect(tried).toEqual([
    ['admin', 1],
    ['admin', 2],
  ]);
  expect(onClose).toHaveBeenCalled();
});
