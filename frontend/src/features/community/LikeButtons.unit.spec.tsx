import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { takeReturnPath } from '../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../lib/session/token.ts';
import LikeButtons from './LikeButtons.tsx';

const OK = { ok: true, status: 200 };
const REFUSED = { error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
let mine: 'up' | 'down' | null;
let refuses: boolean;
let client: QueryClient;

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
beforeEach(() => {
  [mine, refuses] = [null, false];
  sessionStorage.clear();
  post.mockClear();
  post.mockImplementation((async (path: string, { body }: { body: { type?: 'up' | 'down' | 'none' } }) => {
    if (path === '/api/user/info') return { data: { status: 1, user: {} }, response: OK };
    if (path === '/api/user/like') {
      if (refuses) return REFUSED;
      mine = body.type === 'none' ? null : (body.type ?? null);
      return { data: { status: 1, type: body.type }, response: OK };
    }
    const likes = [{ entity_id: 7, up: 4 + Number(mine === 'up'), down: Number(mine === 'down'), mine }];
    return { data: { likes }, response: OK };
  }) as never);
});
afterEach(() => {
  cleanup();
  clearToken();
});

function open() {
  client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/movies/x']}>
          <Routes>
            <Route path="/movies/x" element={<LikeButtons entity="post" id={7} />} />
            <Route path="/login" element={<h1>Log in</h1>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const half = (side: 'like' | 'dislike') => screen.findByRole('button', { name: new RegExp(`^${side}\\.title`) });
const counts = (up: string, down: string) =>
  waitFor(async () =>
    expect([(await half('like')).textContent, (await half('dislike')).textContent]).toEqual([up, down]),
  );

describe('liking a title', () => {
  it('counts at once, changes sides, and is taken back', async () => {
    storeToken('token', false);
    open();
    await counts('4', '');
    fireEvent.click(await half('like'));
    await counts('5', '');
    expect((await half('like')).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await half('dislike'));
    await counts('4', '1');
    fireEvent.click(await half('dislike'));
    await counts('4', '');
    await waitFor(() => expect(mine).toBeNull());
  });

  it('is undone when the server refuses', async () => {
    storeToken('token', false);
    refuses = true;
    open();
    await counts('4', '');
    fireEvent.click(await half('like'));
    await waitFor(() =>
      expect((post.mock.calls as unknown[][]).some(([path]) => path === '/api/user/like')).toBe(true),
    );
    await counts('4', '');
    expect((await half('like')).getAttribute('aria-pressed')).toBe('false');
  });

  it('is as it was, too, when nothing reaches the server any more, however often it is pressed', async () => {
    storeToken('token', false);
    open();
    await counts('4', '');
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    const like = await half('like');
    for (const presses of [1, 2]) {
      for (let press = 0; press < presses; press++) fireEvent.click(like);
      await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
      await counts('4', '');
    }
  });

  it('leads a guest to the log-in, and is said once when they are back', async () => {
    open();
    fireEvent.click(await half('dislike'));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(takeReturnPath()).toBe('/movies/x');
    cleanup();
    storeToken('token', false);
    open();
    await counts('4', '1');
    await waitFor(() => expect(mine).toBe('down'));
    cleanup();
    mine = null;
    open();
    await counts('4', '');
    expect(mine).toBeNull();
  });
});
