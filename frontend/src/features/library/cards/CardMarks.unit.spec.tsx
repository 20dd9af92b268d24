import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { PostCard as Post } from '../../../api/types.ts';
import { setCardTools } from '../../../components/card/card-tools.ts';
import { PostGrid } from '../../../components/card/PostGrid.tsx';
import { api } from '../../../lib/api/client.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { Keep, Keeper, Marks } from './CardMarks.tsx';

const OK = { ok: true, status: 200 };
const REFUSED = { error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const nothing = { list_id: null, following_id: null, rating: null, seen: null };
const library = { 'card.later': 'My list: {{title}}', 'mark.watched': 'Watched', 'mark.begun': 'Begun' };
let marks: object[];
let refuses: boolean;

const titled = (id: number) =>
  ({
    id,
    post_type: 1,
    slug: `film-${id}`,
    name: { fa: null, en: `Film ${id}` },
    cover_path: '',
    tint: '#333333',
    genres: [],
    rating: null,
    release_year: 1999,
    end_year: null,
    status: null,
    quality: null,
    dubbed: false,
  }) as unknown as Post;
const PAGE = Array.from({ length: 50 }, (_, index) => titled(index + 1));

beforeAll(() =>
  i18n
    .use(initReactI18next)
    .init({ lng: 'en', keySeparator: false, nsSeparator: false, defaultNS: 'core', resources: { en: { library } } }),
);
beforeEach(() => {
  marks = [];
  refuses = false;
  sessionStorage.clear();
  setCardTools({ Keep, Keeper, Marks });
  post.mockClear();
  post.mockImplementation((async (path: string) => {
    if (path === '/api/user/info') return { data: { status: 1, user: {} }, response: OK };
    if (path === '/api/user/marks') return { data: { posts: marks, people: [] }, response: OK };
    if (refuses) return REFUSED;
    return { data: { status: 1, message: 'Added to your watch list' }, response: OK };
  }) as never);
});
afterEach(() => {
  cleanup();
  clearToken();
  setCardTools(null);
});

function open() {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/movies?page=2']}>
          <Routes>
            <Route path="/movies" element={<PostGrid posts={PAGE} />} />
            <Route path="/login" element={<h1>Log in</h1>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const calls = (path: string) => (post.mock.calls as unknown[][]).filter(([called]) => called === path);
const button = (id: number) => screen.findByRole('button', { name: `My list: Film ${id}` });
const card = async (id: number) => within((await button(id)).closest('li') as HTMLElement);
const enabled = (id: number) =>
  waitFor(async () => {
    const found = await button(id);
    expect((found as HTMLButtonElement).disabled).toBe(false);
    return found;
  });

describe('the marks of cards', () => {
  it('of a whole page come with one call, each on its card', async () => {
    storeToken('token', false);
    marks = [
      { ...nothing, post_id: 3, list_id: 31 },
      { ...nothing, post_id: 4, seen: 'watched', rating: 8.5 },
      { ...nothing, post_id: 5, seen: 'begun' },
    ];
    open();
    await waitFor(async () => expect((await button(3)).getAttribute('aria-pressed')).toBe('true'));
    expect((await card(4)).getByText('Watched')).toBeTruthy();
    expect((await card(4)).getByText('8.5')).toBeTruthy();
    expect((await card(5)).getByText('Begun')).toBeTruthy();
    expect((await button(4)).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryAllByText('Watched')).toHaveLength(1);
    const [call, ...more] = calls('/api/user/marks');
    expect(more).toEqual([]);
    expect(call?.[1]).toMatchObject({ body: { post_ids: PAGE.map(({ id }) => id) } });
  });

  it('are asked for no guest', async () => {
    open();
    await button(1);
    expect(calls('/api/user/marks')).toEqual([]);
  });
});

describe('the button of a card', () => {
  it('keeps its title at once, and is as before when the server refuses', async () => {
    storeToken('token', false);
    open();
    fireEvent.click(await enabled(7));
    await waitFor(async () => expect((await button(7)).getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(calls('/api/user/addToDlList')).toHaveLength(1));
    expect(calls('/api/user/addToDlList')[0]?.[1]).toMatchObject({ body: { post_id: 7 } });
    refuses = true;
    fireEvent.click(await enabled(8));
    await waitFor(() => expect(calls('/api/user/addToDlList')).toHaveLength(2));
    await waitFor(async () => expect((await button(8)).getAttribute('aria-pressed')).toBe('false'));
  });

  it('leads a guest to the log-in and back to the same page, with the deed done', async () => {
    open();
    fireEvent.click(await enabled(9));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(takeReturnPath()).toBe('/movies?page=2');
    cleanup();
    storeToken('token', false);
    open();
    await waitFor(() => expect(calls('/api/user/addToDlList')).toHaveLength(1));
    expect(calls('/api/user/addToDlList')[0]?.[1]).toMatchObject({ body: { post_id: 9 } });
  });
});
