import { render, screen, within } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { ConsoleTitlePage } from '../../api/types.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { CompareTitles } from './CompareTitles.tsx';

const kid = {
  id: 1,
  post_type: 1,
  slug: 'the-kid-1921',
  name: { fa: 'پسربچه', en: 'The Kid' },
  original_name: null,
  alternate_names: [],
  release_year: 1921,
  end_year: null,
  runtime_minutes: 68,
  genres: [],
  countries: [],
  directors: [{ name: { fa: null, en: 'Charlie Chaplin' } }],
  writers: [],
  cast: [],
  seasons_count: null,
  channel: null,
  age: null,
  film_ids: [],
  files: [],
  seasons: [],
  votes: 0,
  summary: { fa: null, en: null },
  cover_path: '',
  created_at: '2026-01-01T00:00:00.000Z',
} as unknown as ConsoleTitlePage;
const twin: ConsoleTitlePage = { ...kid, id: 2, slug: 'the-kid-1922', release_year: 1922, runtime_minutes: null };

it('two titles stand beside each other, marked where they differ', async () => {
  await i18nProvider.changeLocale('en');
  const provider = {
    getOne: async (_resource: string, { id }: { id: number }) => ({ data: id === 1 ? kid : twin }),
  } as unknown as DataProvider;
  render(
    <MemoryRouter>
      <AdminContext dataProvider={provider} i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
        <CompareTitles titles={[kid, twin]} />
      </AdminContext>
    </MemoryRouter>,
  );
  const table = await screen.findByRole('table', { name: 'The two side by side' });
  const rows = within(table).getAllByRole('row').slice(1);
  const told = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);
  expect(told).toContainEqual(['Name in English', 'The Kid', 'The Kid']);
  expect(told).toContainEqual(['Directed by', 'Charlie Chaplin', 'Charlie Chaplin']);
  expect(told).toContainEqual(['Year · differs', '1921', '1922']);
  expect(told).toContainEqual(['Length · differs', '68 minutes', '—']);
  // What neither says takes no room.
  expect(told.flat()).not.toContain('Channel');
});
