import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type AuthProvider, HttpError, memoryStore, TextInput, useGetOne } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { authProvider } from '../providers/session/auth-provider.ts';
import { SessionOver } from './SessionOver.tsx';

/** For a machine that is busy; nothing waits that long otherwise. */
const SLOW = { timeout: 20_000 };

/** What the side bar asks for again and again. */
function Beat() {
  const { data, refetch } = useGetOne('overview', { id: 'now' }, { retry: false, onError: () => undefined });
  if (!data) return null;
  return (
    <button type="button" onClick={() => void refetch()}>
      Beat
    </button>
  );
}

/** A page with a form, of a console whose session the server takes or refuses as told. */
async function mounted() {
  await i18nProvider.changeLocale('en');
  let over = false;
  const getOne = async () => {
    if (over) throw new HttpError('parde.errors.token_expired', 401, { auth_error: 'token_expired' });
    return { data: { id: 'now' } };
  };
  const onSubmit = async () => (over ? { root: { serverError: 'parde.errors.token_expired' } } : undefined);
  const login: AuthProvider['login'] = async () => {
    over = false;
  };
  render(
    <MemoryRouter>
      <AdminContext
        authProvider={{ ...authProvider, login }}
        dataProvider={{ getOne } as never}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        <SessionOver />
        <Beat />
        <CommandForm values={{ name: '' }} onSubmit={onSubmit} toolbar={<SubmitButton label="Save" />}>
          <TextInput source="name" label="Name" />
        </CommandForm>
      </AdminContext>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Beat' }, SLOW);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    ends: () => {
      over = true;
    },
    press: (name: string) => act(async () => screen.getByRole('button', { name, hidden: true }).click()),
    type: (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } }),
    typed: () => field('Name').value,
    dialog: () => screen.queryByRole('dialog'),
  };
}

describe('a session that is over', () => {
  it('leaves the page as it is, and is taken up again above it', async () => {
    const { type, typed, ends, press, dialog } = await mounted();
    type('Name', 'Half written');
    ends();
    await press('Save');
    await screen.findByRole('alert', undefined, SLOW);
    await press('Beat');
    await waitFor(() => expect(dialog()).not.toBeNull(), SLOW);
    type('Email or username', 'moderator');
    type('Password', 'secret');
    await press('Log in');
    await waitFor(() => expect(dialog()).toBeNull(), SLOW);
    expect(typed()).toBe('Half written');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said, and not asked about again, where the sign-in is put off', async () => {
    const { ends, press, dialog } = await mounted();
    ends();
    await press('Beat');
    await waitFor(() => expect(dialog()).not.toBeNull(), SLOW);
    await press('Later');
    await waitFor(() => expect(dialog()).toBeNull(), SLOW);
    await press('Beat');
    screen.getByText('You are logged out. Nothing can be loaded or saved.');
    expect(dialog()).toBeNull();
  });
});
