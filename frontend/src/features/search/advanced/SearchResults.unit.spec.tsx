import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { SearchResults } from './SearchResults.tsx';
import { readSearch } from './search-filter.ts';
import type { SearchControl } from './use-search-state.ts';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));
afterEach(cleanup);

function show(error: Error): { clear: jest.Mock } {
  const state = readSearch(new URLSearchParams('genres=nope'));
  const control = { state, clear: jest.fn(), change: jest.fn() };
  render(
    <I18nextProvider i18n={i18n}>
      <SearchResults
        control={control as unknown as SearchControl}
        result={{ error, data: undefined, isPlaceholderData: false, refetch: jest.fn() } as never}
      />
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

  it('can be asked for again when it has failed', () => {
    show(ApiError.unreachable());
    expect(screen.getByRole('button', { name: 'error.retry' })).toBeTruthy();
  });
});
