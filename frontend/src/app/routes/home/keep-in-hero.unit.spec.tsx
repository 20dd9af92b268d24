import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { setCardTools } from '../../../components/card/card-tools.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { HomeHero } from '../../../features/home/hero/HomeHero.tsx';
import { homePost } from '../../../features/home/testing/home-post.ts';
import * as cardMarks from '../../../features/library/cards/CardMarks.tsx';
import { api } from '../../../lib/api/client.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';

const WIDTH = 390;
const OK = { ok: true, status: 200 };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
let kept: number[];

const POSTS = [1, 2, 3, 4].map((id) => homePost(id));

beforeAll(async () => {
  const options = { lng: 'en', resources: {}, keySeparator: false, nsSeparator: false } as const;
  await i18n.use(initReactI18next).init(options);
});
beforeEach(() => {
  kept = [];
  sessionStorage.clear();
  globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  // As a browser: to the end of it at once, and it says so.
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
  post.mockClear();
  post.mockImplementation((async (path: string, { body }: { body: { post_id: number } }) => {
    if (path === '/api/user/info') return { data: { status: 1, user: {} }, response: OK };
    if (path === '/api/user/addToDlList') kept.push(body.post_id);
    if (path === '/api/user/deleteDownloadList') kept = [];
    if (path !== '/api/user/marks') return { data: { status: 1, message: 'Added to your watch list' }, response: OK };
    const posts = kept.map((id) => ({ post_id: id, list_id: id, following_id: null, rating: null, seen: null }));
    return { data: { posts, people: [] }, response: OK };
  }) as never);
});
afterEach(() => {
  cleanup();
  clearToken();
  setCardTools(null);
});

const home = () => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/?page=1']}>
        <Routes>
          <Route path="/" element={<HomeHero posts={POSTS} />} />
          <Route path="/login" element={<h1>Log in</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  </I18nextProvider>
);
const open = () => render(home());
const toolsCome = () => act(() => setCardTools(cardMarks));
const slides = () => [...document.querySelectorAll('article')];
const shown = () => slides().findIndex((slide) => !slide.hasAttribute('inert'));
const keeping = () => slides()[shown()]!.querySelector('button')!;
const goTo = (index: number) => {
  const track = slides()[0]!.parentElement!;
  track.scrollLeft = index * WIDTH;
  fireEvent.scroll(track);
};
const pressed = () => waitFor(() => expect(keeping().getAttribute('aria-pressed')).toBe('true'));

describe('the quiet action of the hero', () => {
  it('leads to the title without scripts', () => {
    document.body.innerHTML = renderToString(home());
    expect([keeping().type, keeping().form?.getAttribute('action')]).toEqual(['submit', '/movies/title-1']);
    document.body.replaceChildren();
  });

  it.each(['also before', 'once'])(
    'leads a guest to the log-in and back, with the deed done, %s its tool is there',
    async (when) => {
      const info = jest.spyOn(toast, 'info').mockClear();
      open();
      if (when === 'once') toolsCome();
      goTo(2);
      fireEvent.click(keeping());
      screen.getByRole('heading', { name: 'Log in' });
      expect(info.mock.calls).toEqual([['Only registered users can add posts to the Download Later list']]);
      expect([takeReturnPath(), kept]).toEqual(['/?page=1', []]);
      cleanup();
      storeToken('token', false);
      open();
      toolsCome();
      await pressed();
      expect([shown(), kept]).toEqual([2, [3]]);
    },
  );

  it('does what a member has pressed before the list is known, once it is', async () => {
    storeToken('token', false);
    open();
    fireEvent.click(keeping());
    expect([screen.queryByRole('heading', { name: 'Log in' }), kept]).toEqual([null, []]);
    toolsCome();
    await pressed();
    expect(kept).toEqual([1]);
  });

  it('is pressed where the title is kept, and has the same words where it is not', async () => {
    kept = [1];
    storeToken('token', false);
    open();
    toolsCome();
    await pressed();
    expect(keeping().textContent).toBe('list.mine');
    fireEvent.click(keeping());
    await waitFor(() => expect(keeping().getAttribute('aria-pressed')).toBe('false'));
    expect(keeping().textContent).toBe('list.mine');
  });

  it('is the same button once its tool is there: a finger on it is not lost', () => {
    open();
    const before = keeping();
    toolsCome();
    expect([keeping() === before, before.getAttribute('aria-pressed')]).toEqual([true, 'false']);
  });

  it('leaves a guest who did not log in at the first slide', async () => {
    open();
    goTo(2);
    fireEvent.click(keeping());
    cleanup();
    open();
    expect(shown()).toBe(0);
  });
});
