import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { PersonRef, PostCard } from '../../api/types.ts';
import { api } from '../../lib/api/client.ts';
import InstantSearch from './InstantSearch.tsx';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const postCard = (id: number, en: string) =>
  ({
    id,
    slug: `title-${id}`,
    post_type: 1,
    name: { fa: null, en },
    cover_path: '',
    tint: '#303030',
    release_year: 2000,
    rating: 8,
  }) as unknown as PostCard;
const KIAROSTAMI = {
  id: 7,
  slug: 'kiarostami',
  name: { fa: null, en: 'Abbas Kiarostami' },
  avatar_path: '',
  tint: '#303030',
} as unknown as PersonRef;

interface Found {
  posts: PostCard[];
  people: PersonRef[];
  shown_for: string | null;
  nearest: PostCard[];
  nearest_people: PersonRef[];
}

const words: Record<string, string> = JSON.parse(readFileSync(new URL('./locales/en.json', import.meta.url), 'utf8'));
const i18n = i18next.createInstance();
const calls: { path: string; body: { query?: string; literal?: boolean; people?: number[] } }[] = [];

/** What a search finds, what is known of the person, and what many take up this week. */
function answers(found: (query: string, literal: boolean) => Found, best: PostCard[] = [], trending: PostCard[] = []) {
  const answer = (path: string, body: { query?: string; literal?: boolean }) => {
    if (path === '/api/search') return found(body.query ?? '', body.literal ?? false);
    if (path === '/api/search/posts') return { posts: best, max_page: 1, total: best.length };
    if (path === '/api/post/trending') return { posts: trending };
    return { genres: [] };
  };
  const call = (path: string, { body = {} }: { body?: object } = {}) => {
    calls.push({ path, body });
    return Promise.resolve({ data: answer(path, body), response: { ok: true, status: 200 } });
  };
  jest.spyOn(api, 'POST').mockImplementation(call as never);
  jest.spyOn(api, 'GET').mockImplementation(call as never);
}
const NOTHING: Found = { posts: [], people: [], shown_for: null, nearest: [], nearest_people: [] };

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

const onClose = jest.fn();
function show(page: ReactNode) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
function open() {
  show(
    <>
      <InstantSearch onClose={onClose} />
      <Address />
    </>,
  );
}
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const option = (name: RegExp) => screen.findByRole('option', { name });

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { search: words } }, keySeparator: false });
});
beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the search box', () => {
  it('gives the focus back to what had opened it', async () => {
    answers(() => NOTHING);
    function Page() {
      const [searching, setSearching] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setSearching(true)}>
            opener
          </button>
          {searching && <InstantSearch onClose={() => setSearching(false)} />}
        </>
      );
    }
    show(<Page />);
    const opener = screen.getByRole('button', { name: 'opener' });
    opener.focus();
    fireEvent.click(opener);
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('shows nothing of earlier searches where there are none', async () => {
    answers(() => NOTHING);
    open();
    expect(await screen.findByText(words['search.hint']!)).toBeTruthy();
    expect(screen.queryByText(words['search.recent']!)).toBeNull();
  });

  it('keeps what was searched for, the latest first, until it is removed', async () => {
    rememberSearch('dune');
    rememberSearch('close-up');
    rememberSearch('dune');
    answers(() => NOTHING);
    open();
    const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
    expect(names()).toEqual(['dune', 'close-up']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove “dune”' }));
    expect(names()).toEqual(['close-up']);
    expect(recentSearches()).toEqual(['close-up']);
    fireEvent.click(screen.getByRole('button', { name: words['search.forgetAll'] }));
    expect(names()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('gives the focus back to what had opened it', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    answers(() => NOTHING);
    open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    cleanup();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    opener.remove();
  });

  it.each([
    ['in the field where there are keys', true],
    ['off it on a touch screen, whose keyboard would come back', false],
  ])('goes on %s once an earlier search is pressed', async (_where, matches) => {
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ matches: matches && query === '(pointer: fine)' }) as MediaQueryList);
    rememberSearch('dune');
    answers(() => ({ ...NOTHING, posts: [postCard(1, 'Dune')] }));
    open();
    const earlier = screen.getByRole('button', { name: 'dune' });
    earlier.focus();
    fireEvent.click(earlier);
    await option(/Dune/);
    expect(document.activeElement === screen.getByRole('combobox')).toBe(matches);
  });

  it('names a title once that has no name in the reader’s language', async () => {
    await i18n.changeLanguage('fa');
    answers(() => ({ ...NOTHING, posts: [postCard(1, 'Dune')] }));
    open();
    type('dune');
    expect((await option(/Dune/)).textContent?.match(/Dune/g)).toHaveLength(1);
    cleanup();
    await i18n.changeLanguage('en');
  });

  it('offers nearby names below the word that nothing was found', async () => {
    answers(() => ({ ...NOTHING, nearest: [postCard(1, 'Dune')], nearest_people: [KIAROSTAMI] }));
    open();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dunexx' } });
    await option(/Dune/);
    const shown = screen.getAllByRole('option').map((row) => row.textContent?.replace(/rating.*|\d.*/, ''));
    expect(shown).toEqual(['“dunexx” is not here yet. You can request it.', 'Dune', 'Abbas KiarostamiPerson']);
    expect(screen.getByText('Similar names')).toBeTruthy();
  });

  it('shows what many take up this week before anything is typed', async () => {
    answers(() => NOTHING, [], [postCard(1, 'Dune')]);
    open();
    expect(await screen.findByText(words['search.trending']!)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /Dune/ }));
    expect(onClose).toHaveBeenCalled();
  });

  it('searches for an earlier text again', async () => {
    rememberSearch('dune');
    answers(() => ({ ...NOTHING, posts: [postCard(1, 'Dune')] }));
    open();
    fireEvent.click(screen.getByRole('button', { name: 'dune' }));
    expect((await option(/Dune/)).getAttribute('href')).toContain('title-1');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'dune');
  });

  it('remembers what led to a title, and nothing that was only typed', async () => {
    answers(() => ({ ...NOTHING, posts: [postCard(1, 'Dune')] }));
    open();
    type('dun');
    fireEvent.click(await option(/Dune/));
    expect(onClose).toHaveBeenCalled();
    expect(recentSearches()).toEqual(['dun']);
    type('dune');
    await waitFor(() => expect(calls.at(-1)?.body.query).toBe('dune'));
    expect(recentSearches()).toEqual(['dun']);
  });

  it('opens nothing that was found for the text before', async () => {
    answers(() => ({ ...NOTHING, posts: [postCard(1, 'Dune')], shown_for: 'dune' }));
    open();
    type('dune');
    expect((await option(/Dune/)).getAttribute('aria-selected')).toBe('true');
    const asked = jest.spyOn(api, 'POST').mockImplementation((() => new Promise(() => undefined)) as never);
    type('close-up');
    const body = { query: 'close-up', literal: false };
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/search', expect.objectContaining({ body })));
    expect(screen.queryAllByRole('option', { selected: true })).toEqual([]);
    expect(screen.queryByText('Shown for “dune”')).toBeNull();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(screen.getByText('at /search?q=close-up')).toBeTruthy();
  });

  it('says what the other keyboard’s text was shown for, and searches for just what was typed', async () => {
    answers((_query, literal) => (literal ? NOTHING : { ...NOTHING, posts: [postCard(1, 'بازی')], shown_for: 'بازی' }));
    open();
    type('fhcd');
    expect(await screen.findByText('Shown for “بازی”')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Search for “fhcd” instead' }));
    await waitFor(() => expect(screen.queryByText('Shown for “بازی”')).toBeNull());
    expect(calls.at(-1)).toMatchObject({ path: '/api/search', body: { query: 'fhcd', literal: true } });
    expect((await option(/fhcd/)).getAttribute('href')).toBe('/search?q=fhcd&literal=1');
  });

  it('shows three of a person’s best titles below the name', async () => {
    const best = ['Close-Up', 'Ten', 'Homework', 'Shirin'].map((name, at) => postCard(20 + at, name));
    answers(() => ({ ...NOTHING, people: [KIAROSTAMI] }), best);
    open();
    type('kiarostami');
    await option(/Close-Up/);
    const shown = screen.getAllByRole('option').map((row) => row.getAttribute('href')!.split('/').at(-1));
    expect(shown.slice(0, 4)).toEqual(['kiarostami', ...[20, 21, 22].map((id) => expect.stringContaining(`${id}`))]);
    expect(shown).toHaveLength(5);
    expect(calls.at(-1)?.body.people).toEqual([7]);
  });
});
