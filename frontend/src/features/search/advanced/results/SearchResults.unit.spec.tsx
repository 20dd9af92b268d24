import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api } from '../../../../lib/api/client.ts';
import { readSearch } from '../search-filter.ts';
import type { SearchControl } from '../use-search-state.ts';
import { SearchResults } from './SearchResults.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));
afterEach(cleanup);

function show(error: Error, address = 'genres=nope'): { clear: jest.Mock } {
  const state = readSearch(new URLSearchParams(address));
  const control = { state, clear: jest.fn(), change: jest.fn() };
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SearchResults
            control={control as unknown as SearchControl}
            result={{ error, data: undefined, isPlaceholderData: false, refetch: jest.fn() } as never}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return control;
}

describe('what a search has come to', () => {
  it('finds nothing by a filter that is no more, which can be taken off', () => {
    const { clear } = show(new ApiError(422, 'unknown_genre', 'Please check the marked fields'));
    expect(screen.getByRole('heading', { name: 'search.none' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'filter.clear' }));
    expect(clear).toHaveBeenCalled();
  });

  it('has the people of such a name above its titles, on the first page and where nothing is left out', async () => {
    const person = {
      id: 1,
      slug: 'christopher-nolan',
      name: { fa: null, en: 'Christopher Nolan' },
      avatar_path: '',
      tint: '#222222',
    };
    const data = { posts: [], people: [person], nearest: [], nearest_people: [], shown_for: null };
    const post = jest.spyOn(api, 'POST').mockResolvedValue({ data, response: { ok: true, status: 200 } } as never);
    show(ApiError.unreachable(), 'q=nolan');
    const link = await screen.findByRole('link', { name: 'Christopher Nolan' });
    expect(link.getAttribute('href')).toBe('/person/christopher-nolan');
    for (const address of ['q=nolan&page=2', 'q=nolan&genres=drama', '']) {
      cleanup();
      post.mockClear();
      show(ApiError.unreachable(), address);
      expect(post).not.toHaveBeenCalled();
    }
    post.mockRestore();
  });

  it('can be asked for again when it has failed', () => {
    show(ApiError.unreachable());
    expect(screen.getByRole('button', { name: 'error.retry' })).toBeTruthy();
  });
});
