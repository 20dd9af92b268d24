import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../../../../api/types.ts';
import { api } from '../../../../lib/api/client.ts';
import { EditInfoForm } from './EditInfoForm.tsx';

const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  post.mockReset();
});

function open(username = 'niloufar', name = 'Niloufar'): void {
  cleanup();
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <EditInfoForm user={{ username, name } as User} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

it('a name that is being written is there again after a reload, for its own account; a password is not', () => {
  open();
  write('register.name', 'Nilou');
  write('edit.password', 'a quiet evening');
  open();
  expect([field('register.name').value, field('edit.password').value]).toEqual(['Nilou', '']);
  open('parisa', 'Parisa');
  expect(field('register.name').value).toBe('Parisa');
});

it('says in the form that nobody answered, keeps what was typed, and can be sent again', async () => {
  open();
  write('register.name', 'Nilou');
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'edit.submit' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('We could not reach the server. Check your connection and try again.');
  expect(field('register.name').value).toBe('Nilou');
  post.mockResolvedValueOnce({
    data: { status: 1, message: 'Changed successfully', user: { name: 'Nilou' } },
    response: { ok: true, status: 200 },
  } as never);
  fireEvent.click(screen.getByRole('button', { name: 'edit.submit' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(post).toHaveBeenCalledTimes(2);
});

it('a name that was saved is no draft any more', async () => {
  open();
  write('register.name', 'Nilou');
  post.mockResolvedValue({
    data: { status: 1, message: 'Changed successfully', user: { name: 'Nilou' } },
    response: { ok: true, status: 200 },
  } as never);
  fireEvent.click(screen.getByRole('button', { name: 'edit.submit' }));
  await waitFor(() => expect(post).toHaveBeenCalled());
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('tells a password manager whose password is changed, for the name above it is none to log in with', () => {
  open();
  const fields = [...document.querySelectorAll('form input')] as HTMLInputElement[];
  const owner = fields.findIndex(({ autocomplete }) => autocomplete === 'username');
  expect(fields[owner]?.value).toBe('niloufar');
  expect(fields[owner + 1]?.autocomplete).toBe('new-password');
});
