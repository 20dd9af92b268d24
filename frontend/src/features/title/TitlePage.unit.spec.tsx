import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { toast } from '../../components/feedback/toasts/toast-store.ts';
import { api } from '../../lib/api/client.ts';
import { TitlePage } from './TitlePage.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** @returns what was said on the way home. */
async function openRefused(status: number): Promise<unknown[]> {
  jest.spyOn(api, 'POST').mockImplementation((async () => ({ error: {}, response: { ok: false, status } })) as never);
  const told = jest.spyOn(toast, 'info').mockImplementation(() => undefined);
  const none = () => null;
  const slots = { keeping: none, ratePanel: none, similar: none, comments: none, reviewLikes: none, basket: none };
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/movies/gone']}>
          <Routes>
            <Route path="/" element={<p>home</p>} />
            <Route
              path="movies/:slug"
              element={<TitlePage postType={1} slug="gone" tab={undefined} sidebar={null} {...slots} />}
            />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByText('home');
  return told.mock.calls.flat();
}

describe('the page of a title that is not there', () => {
  it('leads home, and says so where there was one', async () => {
    expect(await openRefused(410)).toEqual(['title.withdrawn']);
  });

  it('leads home without a word where there never was one', async () => {
    expect(await openRefused(404)).toEqual([]);
  });
});
