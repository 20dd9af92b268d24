import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { User } from '../../../../api/types.ts';
import { ToastSlot } from '../../../../components/feedback/toasts/ToastSlot.tsx';
import { dismissToasts } from '../../../../components/feedback/toasts/toast-store.ts';
import { api } from '../../../../lib/api/client.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { clearToken, readToken, storeToken } from '../../../../lib/session/token.ts';
import DeleteAccount from './DeleteAccount.tsx';

const USER = { id: 7, username: 'leaving', two_factor: false } as User;
const DONE = 'Your account is deleted';
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const get = jest.spyOn(api, 'GET');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
});
beforeEach(() => storeToken('t', false));
afterEach(() => {
  cleanup();
  dismissToasts('success');
  clearToken();
  queryClient.clear();
  post.mockReset();
  get.mockReset();
});

function Here() {
  return <output>{useLocation().pathname}</output>;
}

/** @param member whether there still is one by that name, or null where that cannot be asked. */
async function press(deletion: () => Promise<unknown>, member: boolean | null): Promise<void> {
  const found = { data: { username: 'leaving' }, response: { ok: true, status: 200 } };
  const none = { error: { status: 0, code: 'unknown_account', message: 'none' }, response: { ok: false, status: 404 } };
  let asked = 0;
  const profile = async () => {
    asked += 1;
    // As of a session that is over.
    if (member === false && asked === 1) return over();
    if (member === null) throw new TypeError('Failed to fetch');
    return member ? found : none;
  };
  post.mockImplementation(((path: string) => (path === '/api/user/deleteAccount' ? deletion() : profile())) as never);
  get.mockImplementation(profile as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/user/profile-page']}>
          <Here />
          <DeleteAccount user={USER} onClose={() => undefined} />
          <ToastSlot />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  fireEvent.change(screen.getByLabelText('password.label'), { target: { value: 'a quiet evening' } });
  fireEvent.click(screen.getByLabelText('delete.sure'));
  fireEvent.click(screen.getByRole('button', { name: 'delete.submit' }));
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const over = async () => ({
  error: { status: -1, code: 'token_expired', auth_error: 'token_expired', message: 'over' },
  response: { ok: false, status: 401 },
});
const path = () => document.querySelector('output')?.textContent;

describe('the deletion of an account', () => {
  it.each([
    ['its answer was lost', lost],
    ['it was done by a press before', over],
  ])('is told where %s', async (_, deletion) => {
    await press(deletion, false);
    expect(await screen.findByText(DONE)).toBeTruthy();
    await waitFor(() => expect([readToken(), path()]).toEqual([null, '/']));
  });

  it.each([
    ['the member is still there', true],
    ['nobody can say', null],
  ])('is not told where the answer was lost and %s: the form says what to do', async (_, member) => {
    await press(lost, member);
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('password.label').value).toBe('a quiet evening'),
    );
    expect([readToken(), path()]).toEqual(['t', '/user/profile-page']);
    expect(screen.queryByText(DONE)).toBeNull();
  });
});
