import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../../../../../api/types.ts';
import { api } from '../../../../../lib/api/client.ts';
import { queryClient } from '../../../../../lib/api/query-client.ts';
import { userQuery } from '../../../../../lib/session/use-session.ts';
import { AccountFacts } from '../AccountFacts.tsx';
import ChangeContact from './ChangeContact.tsx';
import type { ContactDetail } from './pending-contact.ts';

const USER = { id: 7, username: 'n', email: 'n@example.com', phone: '+989121234567', two_factor: false } as User;
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const closed = jest.fn();
const answer = (data: object) => post.mockResolvedValueOnce({ data, response: { ok: true, status: 200 } } as never);
const refuse = (error: object) => post.mockResolvedValueOnce({ error, response: { ok: false, status: 422 } } as never);
const lose = () => post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const keysSent = () =>
  (post.mock.calls as unknown as [string, { headers?: Record<string, string> }][]).map(
    ([, { headers }]) => headers?.['Idempotency-Key'],
  );
const sent = () => (post.mock.calls as unknown as [string, { body: object }][]).map(([path, { body }]) => [path, body]);

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
});
beforeEach(() => {
  sessionStorage.clear();
  queryClient.setQueryData(userQuery.queryKey, USER);
});
afterEach(() => {
  cleanup();
  post.mockReset();
  closed.mockReset();
});

const show = (page: React.ReactNode) =>
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const open = (detail: ContactDetail, user = USER) =>
  show(<ChangeContact user={user} detail={detail} onClose={closed} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function askForEmail(): Promise<void> {
  open('email');
  write('contact.email.new', ' new@example.com ');
  write('edit.current', 'a quiet evening');
  answer({ status: 1, message: 'sent', resend_in: 60 });
  press('contact.submit');
  await screen.findByText('new@example.com');
}

it.each(['email', 'phone'] as const)('a password manager is not told the new %s for a username', (detail) => {
  open(detail);
  const fields = [...document.querySelectorAll('form input')] as HTMLInputElement[];
  const password = fields.findIndex(({ autocomplete }) => autocomplete === 'current-password');
  expect(fields[password - 1]).toMatchObject({ autocomplete: 'username', value: 'n' });
});

describe('a new e-mail address', () => {
  it('is asked for with the password, and is there once its code was right', async () => {
    await askForEmail();
    const user = { email: 'new@example.com', phone: null };
    answer({ status: 1, message: 'changed', user });
    write('verify.code', '123456');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      ['/api/user/changeEmail', { email: 'new@example.com', password: 'a quiet evening' }],
      ['/api/user/confirmContactChange', { detail: 'email', code: '123456' }],
    ]);
    expect(queryClient.getQueryData(userQuery.queryKey)).toMatchObject(user);
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits for its code over a reload, for its own account, for a quarter of an hour', async () => {
    await askForEmail();
    cleanup();
    open('email');
    expect(field('verify.code')).toBeTruthy();
    cleanup();
    open('email', { ...USER, id: 8 });
    expect(field('contact.email.new').value).toBe('');
    cleanup();
    const kept = JSON.parse(sessionStorage.getItem('parde.contact.email') ?? '');
    sessionStorage.setItem('parde.contact.email', JSON.stringify({ ...kept, since: kept.since - 15 * 60_000 }));
    open('email');
    expect(field('contact.email.new').value).toBe('new@example.com');
  });

  it('is asked for where nobody can read what was kept', () => {
    sessionStorage.setItem('parde.contact.email', '{"userId":');
    open('email');
    expect(field('contact.email.new').value).toBe('');
  });

  it('can be written anew where no code came, and its password is kept nowhere', async () => {
    await askForEmail();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a quiet evening');
    press('contact.email.again');
    expect([field('contact.email.new').value, field('edit.current').value]).toEqual(['new@example.com', '']);
  });

  it('is refused under its field, also without the server', async () => {
    open('email');
    write('contact.email.new', 'nobody');
    press('contact.submit');
    expect(await screen.findByText('The email is not valid')).toBeTruthy();
    expect(screen.getByText('Please enter your password')).toBeTruthy();
    write('contact.email.new', 'n@example.com');
    write('edit.current', 'a quiet evening');
    const message = 'This is your email already';
    refuse({ status: 0, code: 'contact_unchanged', message, errors: { email: [message] } });
    press('contact.submit');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('takes the authenticator’s code where the account has one', () => {
    open('email', { ...USER, two_factor: true });
    expect(field('twoFactor.code')).toBeTruthy();
  });
});

describe('a second press after a lost answer', () => {
  it('is the same wish for a code, also with the authenticator’s next code', async () => {
    open('email', { ...USER, two_factor: true });
    write('contact.email.new', 'new@example.com');
    write('edit.current', 'a quiet evening');
    write('twoFactor.code', '111111');
    lose();
    press('contact.submit');
    await screen.findByRole('alert');
    write('twoFactor.code', '222222');
    answer({ status: 1, message: 'sent', resend_in: 60 });
    press('contact.submit');
    await screen.findByText('new@example.com');
    const [first, second] = keysSent();
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('is the same confirmation', async () => {
    await askForEmail();
    lose();
    write('verify.code', '123456');
    await screen.findByRole('alert');
    answer({ status: 1, message: 'changed', user: { email: 'new@example.com', phone: null } });
    press('verify.submit');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    const [asked, first, second] = keysSent();
    expect(first).toEqual(expect.any(String));
    expect([first === asked, second === first]).toEqual([false, true]);
  });
});

describe('a phone number', () => {
  it('is asked for in Latin digits', async () => {
    open('phone');
    write('contact.phone.new', '۰۹۱۲ ۳۴۵ ۶۷۸۹');
    write('edit.current', 'a quiet evening');
    answer({ status: 1, message: 'called', resend_in: 60 });
    press('contact.submit');
    expect(await screen.findByText('09123456789')).toBeTruthy();
    expect(sent()).toEqual([['/api/user/changePhone', { phone: '09123456789', password: 'a quiet evening' }]]);
  });

  it('is removed by the password, where there is one', async () => {
    open('phone', { ...USER, phone: null });
    expect(screen.queryByRole('button', { name: 'contact.phone.remove' })).toBeNull();
    cleanup();
    open('phone');
    press('contact.phone.remove');
    write('edit.current', 'a quiet evening');
    answer({ status: 1, message: 'removed' });
    press('contact.phone.remove');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([['/api/user/removePhone', { password: 'a quiet evening' }]]);
    expect(queryClient.getQueryData<User>(userQuery.queryKey)?.phone).toBeNull();
  });
});

it('the details of the account lead there, and say what is not given', async () => {
  show(<AccountFacts user={{ ...USER, phone: null }} />);
  expect(screen.getByText('contact.none')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'contact.phone.add' }).textContent).toBe('contact.add');
  press('contact.email.title');
  expect(await screen.findByRole('dialog', { name: 'contact.email.title' })).toBeTruthy();
  expect(field('contact.email.new')).toBeTruthy();
});

it.each(['fa', 'en'])('whoever speaks the words of a button presses it: %s', (language) => {
  const words = JSON.parse(readFileSync(new URL(`../../../locales/${language}.json`, import.meta.url), 'utf8'));
  for (const [name, button] of [
    ['contact.email.title', 'contact.change'],
    ['contact.phone.title', 'contact.change'],
    ['contact.phone.add', 'contact.add'],
  ] as const)
    expect(words[name]).toContain(words[button]);
});
