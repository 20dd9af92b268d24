import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpError, ResourceContextProvider, useNotificationContext, useRefresh } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { InConsole } from '../../testing/InConsole.tsx';
import { ConsoleList } from '../ConsoleList.tsx';

function Told() {
  return useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>);
}

const listed = () => (
  <ResourceContextProvider value="payments">
    <ConsoleList title="parde.payments.title" storeKey={false} exporter={false} pagination={false}>
      <p>The payments</p>
    </ConsoleList>
  </ResourceContextProvider>
);

it('a list that does not come says why once, in the place of its rows, and is asked for again there', async () => {
  await i18nProvider.changeLocale('en');
  let fails = true;
  const getList = async () => {
    if (fails) throw new HttpError('The database is away', 500, null);
    return { data: [{ id: 1 }], total: 1 };
  };
  render(
    <InConsole provider={{ getList }}>
      <Told />
      {listed()}
    </InConsole>,
  );
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByText('The database is away')).toHaveLength(1);
  fails = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => screen.getByText('The payments'));
});

it('rows that could not be loaded anew stay, below the reason, until they are', async () => {
  await i18nProvider.changeLocale('en');
  let fails = false;
  const getList = async () => {
    if (fails) throw new HttpError('The database is away', 500, null);
    return { data: [{ id: 1 }], total: 1 };
  };
  function Refresh() {
    const refresh = useRefresh();
    return (
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    );
  }
  render(
    <InConsole provider={{ getList }}>
      <Refresh />
      {listed()}
    </InConsole>,
  );
  await screen.findByText('The payments');
  fails = true;
  await act(async () => screen.getByText('Refresh').click());
  await screen.findByText(/The database is away/);
  expect(screen.getByText('The payments')).toBeTruthy();
  fails = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(screen.queryByText(/The database is away/)).toBeNull());
  expect(screen.getByText('The payments')).toBeTruthy();
});
