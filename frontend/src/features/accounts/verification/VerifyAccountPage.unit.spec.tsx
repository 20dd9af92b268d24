import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, readToken } from '../../../lib/session/token.ts';
import { type PendingAccount, storePendingAccount } from './pending-account.ts';
import VerifyAccountPage from './VerifyAccountPage.tsx';

const HANDLE = 'pLq0Vt8mXs2bNc4dRf6gHj8kLz0xYw1e';
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const answer = (data: object) => post.mockResolvedValueOnce({ data, response: { ok: true, status: 200 } } as never);
const refuse = (error: object) => post.mockResolvedValueOnce({ error, response: { ok: false, status: 422 } } as never);
const sent = () => (post.mock.calls as unknown as [string, { body: object }][]).map(([path, { body }]) => [path, body]);

beforeAll(async () => {
  const words = { 'verify.resend.wait': 'again in {{time}}', 'verify.call.wait': 'call in {{time}}' };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['accounts'], keySeparator: false, resources: { en: { accounts: words } } });
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  clearToken();
  post.mockReset();
});

function register(facts: { phone?: boolean; resendIn?: number } = {}): void {
  storePendingAccount({ userId: HANDLE, email: 'n@example.com', phone: false, resendIn: 60, ...facts });
}

/** As if the registration had been that long ago. */
function secondsAgo(seconds: number): void {
  const kept = JSON.parse(sessionStorage.getItem('parde.pending') ?? '') as PendingAccount;
  const by = seconds * 1_000;
  sessionStorage.setItem(
    'parde.pending',
    JSON.stringify({ ...kept, since: kept.since - by, resendAt: kept.resendAt - by }),
  );
}

function open(): void {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/verify-account']}>
          <Routes>
            <Route path="/verify-account" element={<VerifyAccountPage />} />
            <Route path="/register" element={<p>the registration</p>} />
            <Route path="/movies" element={<p>the movies</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('verification', () => {
  it('is for whoever has registered, also after a reload, for a day', async () => {
    register();
    // What a reload leaves is the storage of the tab.
    open();
    expect(screen.getByText('n@example.com')).toBeTruthy();
    cleanup();
    secondsAgo(86_400);
    open();
    expect(await screen.findByText('the registration')).toBeTruthy();
  });

  it.each(['{"userId":', '7'])('is for nobody where %s is kept', async (kept) => {
    sessionStorage.setItem('parde.pending', kept);
    open();
    expect(await screen.findByText('the registration')).toBeTruthy();
  });

  it('offers a call only where a number was given, after a minute', () => {
    register();
    open();
    expect(screen.queryByRole('button', { name: /call/ })).toBeNull();
    cleanup();
    register({ phone: true });
    open();
    expect(button(/^call in (1:00|0:5\d)$/).disabled).toBe(true);
    cleanup();
    secondsAgo(60);
    open();
    expect(button('verify.call').disabled).toBe(false);
  });

  it('says what came of the call, and remembers it over a reload', async () => {
    register({ phone: true });
    secondsAgo(60);
    open();
    answer({ status: 1, message: 'called' });
    fireEvent.click(button('verify.call'));
    expect(await screen.findByText('verify.called')).toBeTruthy();
    expect(sent()).toEqual([['/api/user/activationCall', { user_id: HANDLE }]]);
    cleanup();
    open();
    expect(screen.getByText('verify.called')).toBeTruthy();
  });

  it('sends the code again, and counts down as the server says', async () => {
    register({ resendIn: 60 });
    open();
    expect(button(/^again in (1:00|0:5\d)$/).disabled).toBe(true);
    cleanup();
    secondsAgo(60);
    open();
    refuse({ status: 0, code: 'resend_too_early', message: 'early', resend_in: 20 });
    fireEvent.click(button('verify.resend'));
    await waitFor(() => expect(button(/^again in 0:(20|1\d)$/).disabled).toBe(true));
    cleanup();
    secondsAgo(20);
    open();
    answer({ status: 1, message: 'sent', resend_in: 60 });
    fireEvent.click(button('verify.resend'));
    await waitFor(() => expect(button(/^again in (1:00|0:5\d)$/).disabled).toBe(true));
    expect(sent()).toEqual(Array(2).fill(['/api/user/resendCode', { user_id: HANDLE }]));
  });

  it('signs in with the right code and leads to where one wanted to go', async () => {
    register();
    saveReturnPath('/movies');
    open();
    answer({ status: 1, message: 'welcome', token: 'a.b.c', user: { id: 7, username: 'n' }, expires_in: 1 });
    fireEvent.change(screen.getByLabelText('verify.code'), { target: { value: '123456' } });
    expect(await screen.findByText('the movies')).toBeTruthy();
    expect(sent()).toEqual([['/api/user/verify', { user_id: HANDLE, code: '123456', remember: true }]]);
    await waitFor(() => expect(readToken()).toBe('a.b.c'));
    expect(sessionStorage.getItem('parde.pending')).toBeNull();
  });

  it('says under the field that a code is wrong, and empties it', async () => {
    register();
    open();
    refuse({ status: 0, code: 'wrong_code', message: 'wrong', errors: { code: ['The code is wrong'] } });
    fireEvent.change(screen.getByLabelText('verify.code'), { target: { value: '123456' } });
    expect(await screen.findByText('The code is wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('verify.code').value).toBe('');
    expect(readToken()).toBeNull();
  });
});
