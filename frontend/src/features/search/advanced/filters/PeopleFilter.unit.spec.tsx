import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../../lib/api/client.ts';
import { useSearchState } from '../use-search-state.ts';
import { PeopleFilter } from './PeopleFilter.tsx';

const TOM = { id: 7, slug: 'tom-hanks', name: { fa: null, en: 'Tom Hanks' }, avatar_path: '', tint: '#000' };
const WORDS = { 'filter.actors': 'Actors' };

const Filter = () => <PeopleFilter kind="actors" control={useSearchState()} />;

/** Presses as a keyboard does: what is pressed has the focus. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

it('keeps the focus when the person that was pressed goes: into the search, told as there already, and out of it', async () => {
  jest.spyOn(api, 'POST').mockResolvedValue({ data: { people: [TOM] }, response: { ok: true } } as never);
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { search: WORDS } }, keySeparator: false });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Filter />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const section = screen.getByRole('group', { name: 'Actors' });
  const found = async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tom' } });
    return within(await screen.findByRole('list')).findByRole('button');
  };
  for (const _ of ['picked', 'there already']) {
    press(await found());
    expect(document.activeElement).toBe(section);
  }
  press(screen.getByRole('button'));
  expect(document.activeElement).toBe(section);
  expect(screen.queryByRole('button')).toBeNull();
});
