import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { TitlePage } from './TitlePage.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Home() {
  return <p>home: {useLocation().state?.reason}</p>;
}

/** @returns what home tells of. */
async function openRefused(status: number): Promise<string | null> {
  jest.spyOn(api, 'POST').mockImplementation((async () => ({ error: {}, response: { ok: false, status } })) as never);
  const none = () => null;
  const slots = { keeping: none, ratePanel: none, similar: none, comments: none, reviewLikes: none, basket: none };
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/movies/gone']}>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route
              path="movies/:slug"
              element={<TitlePage postType={1} slug="gone" tab={undefined} sidebar={null} {...slots} />}
            />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return (await screen.findByText(/^home/)).textContent;
}

describe('the page of a title that is not there', () => {
  it('leads home, and says why', async () => {
    expect(await openRefused(410)).toBe('home: withdrawn');
    cleanup();
    expect(await openRefused(404)).toBe('home: missing');
  });
});
