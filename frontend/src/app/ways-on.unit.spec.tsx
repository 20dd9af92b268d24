import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../lib/api/client.ts';
import { clearToken, storeToken } from '../lib/session/token.ts';
import { AppRoutes } from './AppRoutes.tsx';

const PERSON = {
  slug: 'x',
  name: { fa: null, en: 'X' },
  avatar_path: '',
  tint: '#303030',
  biography: null,
  birthday: null,
  age: null,
  birth_place: null,
  death_year: null,
  professions: [1],
  awards_count: [0, 0],
  movies_count: 0,
  serials_count: 0,
};
const USER = { username: 'sara', name: 'Sara', avatar_path: null, joined_at: '2026-01-01T00:00:00Z', shows: [] };
/** What the server has to say where there is nothing to show. */
const ANSWERS: Record<string, object> = {
  '/api/post/channels': { channels: [] },
  '/api/collection/all': { collections: [] },
  '/api/post/top250/serial': { posts: [] },
  '/api/person/list/{type}': { people: [], max_page: 0, total: 0 },
  '/api/plans': { plans: [], gateways: [] },
  '/api/person/getActor/{name}': { person: PERSON },
  '/api/user/getPublicProfile': { user: { ...USER, ratings_count: 0, comments_count: 0, premium: false } },
};
const i18n = i18next.createInstance();

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: { en: {} } }));
beforeEach(() => {
  const never = new Promise(() => undefined);
  jest.spyOn(api, 'GET').mockReturnValue(never as never);
  jest.spyOn(api, 'POST').mockImplementation((async (path: string) => {
    const data = ANSWERS[path];
    return data ? { data, response: { ok: true, status: 200 } } : never;
  }) as never);
  window.scrollTo = () => undefined;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(() => {
  cleanup();
  clearToken();
});

it.each([
  ['/channels', 'channels.empty', '/series'],
  ['/collections', 'collections.empty', '/movies'],
  ['/top-250/series', 'top.empty', '/series'],
  ['/people/writers', 'people.empty', '/movies'],
  ['/premium', 'buy.nothing', '/movies'],
  ['/person/x', 'person.noMovies', '/people'],
  ['/user/sara', 'member.nothing', '/movies'],
  ['/report/0', 'report.gone', '/search'],
])('%s, where there is nothing, says so and leads on', async (path, title, way) => {
  storeToken('t', false);
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={[path]}>
            <AppRoutes />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    );
  });
  const heading = await screen.findByRole('heading', { name: title });
  expect(heading.parentElement?.querySelector('a')?.getAttribute('href')).toBe(way);
});
