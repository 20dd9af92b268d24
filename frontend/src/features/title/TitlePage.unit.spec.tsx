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

function Where() {
  const { pathname, state } = useLocation();
  return (
    <p>
      shown: {pathname} {state?.reason}
    </p>
  );
}

const refused = (status: number) => ({ error: {}, response: { ok: false, status } });
const FILM = { slug: 'leila-1997', post_type: 1, files: [{}], seasons: [], trailers: [], review: null };

/** @returns which page is shown in its place, and why. */
async function openInPlaceOf(tab: string | undefined, answer: object): Promise<string | null> {
  jest.spyOn(api, 'POST').mockResolvedValue(answer as never);
  const none = () => null;
  const slots = { keeping: none, ratePanel: none, similar: none, comments: none, reviewLikes: none, basket: none };
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/asked']}>
          <Routes>
            <Route
              path="/asked"
              element={<TitlePage postType={1} slug={FILM.slug} tab={tab} sidebar={null} {...slots} />}
            />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return (await screen.findByText(/^shown/)).textContent;
}

describe('the page of a title that is not there', () => {
  it('leads home, and says why', async () => {
    expect(await openInPlaceOf(undefined, refused(410))).toBe('shown: / withdrawn');
    cleanup();
    expect(await openInPlaceOf(undefined, refused(404))).toBe('shown: / missing');
  });
});

it.each(['nothing', 'review'])('a title without the tab «%s» is shown from its start, and says why', async (tab) => {
  const answer = { data: { post: FILM }, response: { ok: true, status: 200 } };
  expect(await openInPlaceOf(tab, answer)).toBe('shown: /movies/leila-1997 tab');
});
