import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { SearchResult } from '../../../../api/types.ts';
import { api } from '../../../../lib/api/client.ts';
import { useSearchState } from '../use-search-state.ts';
import { FilterPanel } from './FilterPanel.tsx';

const WORDS = { 'filter.clear': 'Clear', 'filter.more': 'More', 'filter.genres': 'Genres' };
const GENRES = Array.from({ length: 12 }, (_, index) => ({ slug: `genre-${index}`, count: 1 }));
const FACETS = { genres: GENRES, countries: [], qualities: [] } as unknown as SearchResult['facets'];

const Panel = () => <FilterPanel control={useSearchState()} facets={FACETS} />;

/** Presses as a keyboard does: what is pressed has the focus. */
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button', { name })).toBeNull();
}

function Address() {
  return <output>{useLocation().search}</output>;
}

it('keeps the focus when the button that was pressed goes: with the filters that it clears, with the rest that it shows; the words and the order stay, and the results come into view', async () => {
  for (const method of ['GET', 'POST'] as const) {
    jest.spyOn(api, method).mockResolvedValue({ data: undefined, response: { ok: true } } as never);
  }
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { search: WORDS } }, keySeparator: false });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <MemoryRouter initialEntries={['/search?q=dune&literal=1&genres=war&age=R&sort=name&dir=desc&page=2']}>
          <Panel />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  press('More');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Genres' }));
  const panel = container.firstElementChild as HTMLElement;
  const shown = jest.fn();
  panel.scrollIntoView = shown;
  panel.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
  press('Clear');
  expect(shown).toHaveBeenCalled();
  expect(document.activeElement).toBe(panel);
  expect(screen.getByRole('status').textContent).toBe('?q=dune&literal=1&sort=name&dir=desc');
});
