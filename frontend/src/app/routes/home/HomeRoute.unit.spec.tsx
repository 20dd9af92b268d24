import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { homePost } from '../../../features/home/testing/home-post.ts';
import { api } from '../../../lib/api/client.ts';
import { keepRoom } from '../../../lib/session/kept/keep-room.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { HomeRoute } from './HomeRoute.tsx';

const HOME = {
  hero: [],
  genres: [],
  spotlight: null,
  shelves: ['First', 'Second'].map((name, index) => ({
    id: name,
    kind: 'posters',
    title: { fa: null, en: name },
    href: '/movies',
    posts: [homePost(index)],
  })),
};
const OWN = {
  cards: [{ ...homePost(7), post_id: 7, file_id: 70, season: null, episode: null, position: 30, duration: 120 }],
  posts: [{ ...homePost(8), reason: { kind: 'popular', post: null, person: null, genre: null } }],
};

const i18n = i18next.createInstance();
const root = document.documentElement.style;
const answer = (data: object) => ({ data, response: { ok: true, status: 200 } }) as never;

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
beforeEach(() => {
  localStorage.clear();
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  window.ResizeObserver = window.IntersectionObserver as never;
  window.matchMedia = (() => ({ matches: false })) as never;
  jest.spyOn(api, 'GET').mockResolvedValue(answer(HOME));
  jest.spyOn(api, 'POST').mockResolvedValue(answer(OWN));
});
afterEach(() => {
  cleanup();
  clearToken();
});

const home = () => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HomeRoute />
      </MemoryRouter>
    </QueryClientProvider>
  </I18nextProvider>
);
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace('shelf.all', ''));

describe('the room of a member’s shelves', () => {
  it('is no element of the page as the server draws it', () => {
    document.body.innerHTML = renderToString(home());
    // The grey shape of the first shelf that all have.
    expect(document.querySelector('.shelf-rooms')?.children.length).toBe(1);
    document.body.replaceChildren();
  });

  it('is kept by the boot script until the member is shown', async () => {
    root.setProperty('--rooms', '1');
    render(home());
    expect(root.getPropertyValue('--rooms')).toBe('1');
    await act(async () => storeToken('token', false));
    expect(root.getPropertyValue('--rooms')).toBe('');
  });

  it.each([
    ['before all others for one that they had', 80, ['continue.title', 'First', 'shelf.forYou']],
    ['below what is seen for those that nothing is known of', 0, ['First', 'continue.title', 'shelf.forYou']],
  ])('is %s', async (_, room, expected) => {
    keepRoom('watching', room);
    storeToken('token', false);
    render(home());
    for (const name of expected) await screen.findByRole('heading', { level: 2, name });
    expect(headings()).toEqual(expected);
  });
});
