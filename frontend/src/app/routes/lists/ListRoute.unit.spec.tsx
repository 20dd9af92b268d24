import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import ListRoute, { sourceOf } from './ListRoute.tsx';

describe('the lists of a country', () => {
  it.each([
    ['movies', 1],
    ['1', 1],
    ['series', 2],
    ['2', 2],
  ])('are at /country/%s/ir', (type, postType) => {
    expect(sourceOf('country', { type, country: 'ir' })).toEqual({ kind: 'country', postType, code: 'ir' });
  });

  it('are of nothing else', () => {
    for (const type of ['3', 'constructor', '']) expect(sourceOf('country', { type, country: 'ir' })).toBeNull();
  });

  it('are headed by its name as a sentence has it', async () => {
    const never = () => new Promise(() => undefined) as never;
    jest.spyOn(api, 'POST').mockImplementation(never);
    jest.spyOn(api, 'GET').mockImplementation(never);
    const i18n = i18next.createInstance();
    const resources = { en: { catalogue: { 'list.country': '{{noun}} from {{country}}', 'nav.series': 'Series' } } };
    await i18n.use(initReactI18next).init({ lng: 'en', resources, keySeparator: false });
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={['/country/series/us']}>
            <Routes>
              <Route path="country/:type/:country" element={<ListRoute kind="country" />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Series from the United States');
    expect(document.title).toContain('Series from the United States');
  });
});
