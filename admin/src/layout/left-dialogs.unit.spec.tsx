import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext, memoryStore, TextInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { RetireButton } from '../components/form/dialogs/RetireButton.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { wouldLose } from '../components/form/unsaved/unsaved-forms.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

/** A form, and above it a dialog that asks for a reason. */
function Page() {
  const [asking, setAsking] = useState(true);
  return (
    <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
      <CommandForm values={{ name: '' }} onSubmit={async () => undefined} toolbar={<SubmitButton />}>
        <TextInput source="name" label="Name" />
      </CommandForm>
      {asking && (
        <ActionDialog
          title="Why?"
          submit="parde.curation.save"
          values={{ reason: '' }}
          onSubmit={async () => undefined}
          onCancel={() => setAsking(false)}
        >
          <TextInput source="reason" label="Reason" />
        </ActionDialog>
      )}
      <LeaveGuard />
    </AdminContext>
  );
}

/** Whether it is open, also below another one. */
const asks = (title: string) => screen.queryByRole('dialog', { name: title, hidden: true }) !== null;
const LEAVE = 'Leave without saving?';
/** @param field the label of one, which what lies above may hide. */
const type = async (field: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(field), { target: { value: text } }));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const pressEscape = (title: string) =>
  act(async () => void fireEvent.keyDown(screen.getByRole('dialog', { name: title }), { key: 'Escape' }));

it('a record that is retired is left for its list, whatever was typed of it before', async () => {
  const form = (
    <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
      <CommandForm values={{ name: '' }} onSubmit={async () => undefined} toolbar={<SubmitButton />}>
        <TextInput source="name" label="Name" />
      </CommandForm>
      <RetireButton
        seen={{ id: 1, version: 1 }}
        words="parde.notices"
        name="Nowruz"
        send={async () => ({ status: 1 })}
        list="/notices"
      />
      <LeaveGuard />
    </AdminContext>
  );
  const routes = [
    { path: '/', element: form },
    { path: '/notices', element: <p>the list</p> },
  ];
  const router = createMemoryRouter(routes);
  await act(async () => void render(<RouterProvider router={router} useTransitions={false} />));
  await type('Name', 'Kiarostami');
  await press('Take down');
  const dialog = within(screen.getByRole('dialog'));
  await act(async () => dialog.getByRole('button', { name: 'Take down' }).click());
  await screen.findByText('the list');
  expect(asks(LEAVE)).toBe(false);
});

describe('a dialog', () => {
  beforeEach(async () => {
    const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
    await act(async () => void render(<RouterProvider router={router} useTransitions={false} />));
  });

  it('closes by Escape where nothing was typed in it, whatever stands below', async () => {
    await type('Name', 'Kiarostami');
    await pressEscape('Why?');
    expect([asks('Why?'), asks(LEAVE)]).toEqual([false, false]);
  });

  it('asks first where something was typed in it, and keeps it', async () => {
    await type('Reason', 'A long one');
    await pressEscape('Why?');
    expect([asks('Why?'), asks(LEAVE)]).toEqual([true, true]);
    await press('Stay on this page');
    await pressEscape('Why?');
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('A long one');
    await press('Leave without saving');
    expect([asks('Why?'), wouldLose()]).toEqual([false, false]);
  });

  it('leaves what stands below it unsaved, and asked about', async () => {
    await type('Name', 'Kiarostami');
    await type('Reason', 'A long one');
    await pressEscape('Why?');
    await press('Leave without saving');
    expect([asks('Why?'), wouldLose()]).toEqual([false, true]);
  });

  it('closes by its own button at once', async () => {
    await type('Reason', 'A long one');
    await press('Cancel');
    expect([asks('Why?'), asks(LEAVE)]).toEqual([false, false]);
  });
});
