import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { api } from '../lib/api/client.ts';
import { AppRoutes } from './AppRoutes.tsx';

let navigate: NavigateFunction;

function Way() {
  navigate = useNavigate();
  return null;
}

async function open(initialEntries: string[]): Promise<void> {
  jest.spyOn(api, 'POST').mockReturnValue(new Promise(() => undefined) as never);
  jest.spyOn(api, 'GET').mockReturnValue(new Promise(() => undefined) as never);
  window.scrollTo = () => undefined;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: {} } });
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={initialEntries}>
            <Way />
            <AppRoutes />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    );
  });
}

afterEach(cleanup);

it('who comes back from the player, around which the site does not stand, has the focus on the content of the page', async () => {
  await open(['/app', '/play/none']);
  expect(document.activeElement).toBe(document.body);
  await act(async () => navigate(-1));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it.each([
  ['/no/such/page', 'site.title', 'missing'],
  ['/pages/no-such-list', 'site.title', 'missing'],
  ['/award/9/1/Best', 'site.title', 'missing'],
  ['/people/unknown', 'nav.people', 'person'],
  ['/news-category/unknown', 'news.title', 'news'],
  ['/buy-premium/unknown/-', 'plans.title', 'file'],
])('in place of %s the page %s is shown, and says why', async (path, title, reason) => {
  await open([path]);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(`redirect.${reason}`);
});
