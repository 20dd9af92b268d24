import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ToastSlot } from '../../../components/feedback/toasts/ToastSlot.tsx';
import { api } from '../../../lib/api/client.ts';
import AccountRecoveryPage from './AccountRecoveryPage.tsx';
import ChangePasswordPage from './ChangePasswordPage.tsx';

const i18n = i18next.createInstance();
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  post.mockReset();
});

const show = (page: ReactNode) =>
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries()}>
        <MemoryRouter>
          {page}
          <ToastSlot />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('asking for a new password', () => {
  const ask = (email: string) => {
    show(<AccountRecoveryPage />);
    write('register.email', email);
    fireEvent.click(screen.getByRole('button', { name: 'recovery.submit' }));
  };

  it('says once, in the words of the specification, that a mail is on its way', async () => {
    const message = 'An email sent to you containing a URL link to reset your password';
    post.mockResolvedValue({ data: { status: 1, message }, response: { ok: true, status: 200 } } as never);
    ask('n@example.com');
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.getByText('n@example.com')).toBeTruthy();
  });

  it('says once what is wrong with the address', async () => {
    const message = 'Wrong email address , Try again';
    const error = { status: 0, code: 'wrong_email', message, errors: { email: [message] } };
    post.mockResolvedValue({ error, response: { ok: false, status: 422 } } as never);
    ask('nowhere');
    expect(await screen.findAllByText(message)).toHaveLength(1);
  });
});

it('an address that was written is there again after a reload, until a mail was asked for', async () => {
  show(<AccountRecoveryPage />);
  write('register.email', 'n@example.com');
  cleanup();
  show(<AccountRecoveryPage />);
  expect(screen.getByLabelText<HTMLInputElement>('register.email').value).toBe('n@example.com');
  post.mockResolvedValue({ data: { status: 1, message: 'sent' }, response: { ok: true, status: 200 } } as never);
  fireEvent.click(screen.getByRole('button', { name: 'recovery.submit' }));
  await screen.findByText('sent');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

describe('setting a new password', () => {
  const over = 'This link is no longer valid, please ask for a new one';
  const expired = { status: 0, code: 'link_expired', message: over, errors: { hash: [over] } };
  const good = { data: { status: 1 }, response: { ok: true } };
  const calls = () => post.mock.calls as unknown as [string, { headers?: Record<string, string> }][];
  const changes = () => calls().filter(([path]) => path === '/api/user/changePassword');
  beforeEach(() => {
    post.mockResolvedValueOnce(good as never);
  });

  const set = (password: string, repeated: string) => {
    show(<ChangePasswordPage />);
    write('newPassword.label', password);
    write('register.password_confirmation', repeated);
    fireEvent.click(screen.getByRole('button', { name: 'newPassword.submit' }));
  };

  it('is not asked for where the link is over: that is told at once, with the way to another', async () => {
    post.mockReset();
    post.mockResolvedValueOnce({ error: expired, response: { ok: false, status: 422 } } as never);
    show(<ChangePasswordPage />);
    const another = await screen.findByRole('link', { name: 'newPassword.another' });
    expect(another.getAttribute('href')).toBe('/account-recovery');
    expect(screen.getByRole('alert').textContent).toBe('newPassword.expired');
    expect(screen.queryByLabelText('newPassword.label')).toBeNull();
    expect(changes()).toEqual([]);
  });

  it('is possible where nobody says whether the link is good', async () => {
    post.mockReset();
    const error = { status: 0, code: 'too_many_requests', message: 'Too many tries, please wait a little' };
    post.mockResolvedValueOnce({ error, response: { ok: false, status: 429 } } as never);
    post.mockResolvedValueOnce({ data: { status: 1, message: 'changed' }, response: { ok: true } } as never);
    set('seven quiet lanterns', 'seven quiet lanterns');
    await screen.findByText('changed');
    expect(changes()).toHaveLength(1);
  });

  it('is one change where the first answer was lost and it is pressed again', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    set('seven quiet lanterns', 'seven quiet lanterns');
    await screen.findByRole('alert');
    post.mockResolvedValueOnce({ data: { status: 1, message: 'changed' }, response: { ok: true } } as never);
    fireEvent.click(screen.getByRole('button', { name: 'newPassword.submit' }));
    await screen.findByText('changed');
    const [first, second] = changes().map(([, { headers }]) => headers?.['Idempotency-Key']);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('says once that a password is too short', async () => {
    set('short', 'short');
    expect(await screen.findByText('The password must have at least 8 characters')).toBeTruthy();
    expect(screen.queryByText('strength.short')).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('has words of its own for two that differ, under the second', async () => {
    set('seven quiet lanterns', 'seven quiet lamps');
    const error = await screen.findByText('The passwords are not the same');
    expect(screen.getByLabelText('register.password_confirmation').getAttribute('aria-describedby')).toBe(
      error.closest('[role=alert]')?.id,
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(changes()).toEqual([]);
  });
});
