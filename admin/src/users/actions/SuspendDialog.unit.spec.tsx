import { cleanup, render, screen } from '@testing-library/react';
import type { ConsoleUser } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

it('asks on for what it was opened for, whatever a colleague does meanwhile', () => {
  const dialog = (state: ConsoleUser['state']) => (
    <InConsole provider={{}}>
      <SuspendDialog user={{ id: 7, name: 'Sara', username: 'sara', state } as ConsoleUser} onClose={() => undefined} />
    </InConsole>
  );
  const { rerender } = render(dialog('active'));
  rerender(dialog('suspended'));
  screen.getByRole('button', { name: 'Suspend the account' });
  expect(screen.queryByRole('button', { name: 'End the suspension' })).toBeNull();
});
