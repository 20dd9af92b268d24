import { act, fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, useList, useNotificationContext } from 'react-admin';
import type { ConsoleContact } from '../api/types.ts';
import { KeptWords } from '../components/queue/kept-words.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { ContactQueue } from './ContactQueue.tsx';

const letter = (id: number) =>
  ({
    id,
    version: 1,
    state: 'open',
    name: 'Mina',
    email: 'mina@example.org',
    subject: `Letter ${id}`,
    body: 'Hello',
    user: null,
    created_at: '2026-11-28T10:00:00Z',
    messages: [],
    thread: [],
    answers: [],
  }) as unknown as ConsoleContact;

function Told() {
  return useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>);
}

function Queue({ listed }: { listed: ConsoleContact[] }) {
  return (
    <ListContextProvider value={useList({ data: listed })}>
      <ContactQueue listed={listed} tab="open" helpOpen={false} onHelp={() => undefined} kept={new KeptWords()} />
      <Told />
    </ListContextProvider>
  );
}

describe('a letter that one has answered', () => {
  it('goes from the list without its going being taken for a colleague’s doing', async () => {
    await i18nProvider.changeLocale('en');
    const provider = { answerContact: async () => ({ status: 1 }) };
    const page = (listed: ConsoleContact[]) => (
      <InConsole provider={provider}>
        <Queue listed={listed} />
      </InConsole>
    );
    const letters = [letter(1), letter(2), letter(3)];
    const { rerender } = render(page(letters));
    await act(async () => (screen.getAllByRole('button', { name: 'Answer' })[0] as HTMLElement).click());
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'My answer' } });
    await act(async () => screen.getByRole('button', { name: /Send/ }).click());
    await screen.findByText('parde.contacts.sent');
    rerender(page(letters.slice(1)));
    expect(screen.queryByText('parde.contacts.moved_on')).toBeNull();
    rerender(page(letters.slice(2)));
    expect(screen.queryByText('parde.contacts.moved_on')).not.toBeNull();
  });
});
