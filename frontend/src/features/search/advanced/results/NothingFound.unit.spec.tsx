import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { PostCard, SearchFilter } from '../../../../api/types.ts';
import { api } from '../../../../lib/api/client.ts';
import { readSearch } from '../search-filter.ts';
import { FIRST_YEAR, lastYear } from '../search-limits.ts';
import type { SearchControl } from '../use-search-state.ts';
import { NothingFound } from './NothingFound.tsx';

const words = JSON.parse(readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8'));
const i18n = i18next.createInstance();
const DUNE = {
  id: 1,
  slug: 'dune-2021',
  post_type: 1,
  name: { fa: null, en: 'Dune' },
  cover_path: '',
  tint: '#303030',
  release_year: 2021,
  rating: 8,
  genres: [],
} as unknown as PostCard;

const SOMEBODY = {
  id: 2,
  slug: 'frank-herbert',
  name: { fa: null, en: 'Frank Herbert' },
  avatar_path: '',
  tint: '#222222',
};

function open(
  address: string,
  found: object[] = [],
  posts: object[] = [],
  totals: (body: SearchFilter) => number = () => 0,
): { asked: jest.SpyInstance; clear: jest.Mock; change: jest.Mock } {
  const data = { posts, people: found, shown_for: null, nearest: [DUNE], nearest_people: [SOMEBODY] };
  const asked = jest.spyOn(api, 'POST').mockImplementation((async (path: string, { body }: { body: SearchFilter }) => ({
    data: path === '/api/search' ? data : { posts: [], total: totals(body) },
    response: { ok: true, status: 200 },
  })) as never);
  const clear = jest.fn();
  const change = jest.fn();
  const state = readSearch(new URLSearchParams(address));
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <main id="content" tabIndex={-1}>
            <NothingFound control={{ state, clear, change } as SearchControl} />
          </main>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { asked, clear, change };
}

/** As a keyboard does: what is pressed has the focus. */
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { search: words } }, keySeparator: false });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a search that finds nothing', () => {
  it('offers titles of nearby names, and the way to wish for what is not there', async () => {
    const { asked } = open('q=dunexx');
    expect(await screen.findByRole('heading', { name: words['search.nearest'] })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '“dunexx” is not here' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/user/request?name=dunexx&kind=1', '/person/frank-herbert', '/movies/dune-2021']);
    expect(asked).toHaveBeenCalledWith(
      '/api/search',
      expect.objectContaining({ body: { query: 'dunexx', literal: false } }),
    );
  });

  it('does not say of somebody who is here that they are not', async () => {
    open('q=herbert', [SOMEBODY]);
    await screen.findByRole('heading', { name: words['search.nearest'] });
    expect(screen.getByRole('heading', { name: words['search.none'] })).toBeTruthy();
  });

  it.each([
    ['a title', [], [DUNE]],
    ['somebody', [SOMEBODY], []],
  ])('is led back to %s that its filters keep out', async (_what, people, posts) => {
    const { clear } = open('q=dune&genres=war', people, posts);
    expect(await screen.findByText('“dune” is found only without these filters.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    press(words['filter.clear']);
    expect(clear).toHaveBeenCalled();
  });

  it('does not blame its filters for what is not here at all', async () => {
    open('q=dunexx&genres=war&type=2');
    expect(await screen.findByRole('heading', { name: '“dunexx” is not here' })).toBeTruthy();
    expect(screen.queryByText(words['search.noneFiltered'])).toBeNull();
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/user/request?name=dunexx&kind=2');
  });

  it('asks for no nearby names where there are filters alone', () => {
    const { asked } = open('genres=war');
    expect(screen.getByText(words['search.noneFiltered'])).toBeTruthy();
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/search/posts']);
  });

  it('offers which filter to take off, with what there is without it', async () => {
    const totals = (body: SearchFilter) => (!body.genres ? 1200 : body.fromYear === undefined ? 3 : 0);
    const { asked, change } = open('type=1&genres=war,drama&qualities=2&from=2001&to=2001&page=3', [], [], totals);
    await screen.findByRole('button', { name: 'Without Genre: 1,200' });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      words['filter.clear'],
      'Without Genre: 1,200',
      'Without Year: 3',
    ]);
    press('Without Year: 3');
    expect(change).toHaveBeenCalledWith({ from: FIRST_YEAR, to: lastYear() });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('offers no filter to take off while its words are not here at all', async () => {
    const { asked } = open('q=dunexx&genres=war');
    await screen.findByRole('heading', { name: '“dunexx” is not here' });
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/search']);
  });

  it.each([
    ['q=dunexx', 'search.again'],
    ['q=dune&genres=war', 'filter.clear'],
  ])('leaves the focus in the page when what was pressed goes: %s', (address, button) => {
    open(address);
    press(words[button]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
