import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Facets } from '../../../../api/types.ts';
import { api } from '../../../../lib/api/client.ts';
import { readSearch } from '../search-filter.ts';
import { FacetFilters } from './FacetFilters.tsx';

const FACETS = { genres: [{ slug: 'drama', count: 7 }], countries: [], qualities: [] } as unknown as Facets;
const DRAMA = { slug: 'drama', fa: 'درام', en: 'Drama', count: 7 };

it('shows no slug for a genre whose name is still on its way, and the slug of one that has no name', async () => {
  const answers: ((genres: object[]) => void)[] = [];
  jest.spyOn(api, 'POST').mockImplementation(
    (() =>
      new Promise((resolve) => {
        answers.push((genres) => resolve({ data: { genres }, response: { ok: true, status: 200 } }));
      })) as never,
  );
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
  const state = readSearch(new URLSearchParams('genres=gone'));
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <FacetFilters control={{ state, change: jest.fn(), clear: jest.fn() }} facets={FACETS} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['0', '7']);
  answers[0]!([DRAMA]);
  expect(await screen.findByText('Drama')).toBeTruthy();
  expect(screen.queryByText('gone')).toBeNull();
  answers[1]!([]);
  expect(await screen.findByText('gone')).toBeTruthy();
});
