import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { ListPage } from './ListPage.tsx';

const WORDS = { titles: '{{count}} titles', 'list.empty': 'Nothing here' };

async function lists() {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { catalogue: WORDS } }, keySeparator: false });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (slug: string) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ListPage
            source={{ kind: 'genre', postType: 1, slug }}
            title={slug}
            search={new URLSearchParams()}
            aside={<p>beside it</p>}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('says of each list how many titles it has, and of none what the one before had', async () => {
  const totals: Record<string, number> = { drama: 120, quiet: 0, war: 7 };
  let answer: () => void = () => undefined;
  jest.spyOn(api, 'POST').mockImplementation((async (_: string, { body }: { body: { name: string } }) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { data: { posts: [], total: totals[body.name], max_page: 1 }, response: { ok: true } };
  }) as never);
  const list = await lists();
  const { rerender } = render(list('drama'));
  await act(async () => answer());
  expect(await screen.findByText('120 titles')).toBeTruthy();
  rerender(list('quiet'));
  expect(screen.queryByText(/titles/)).toBeNull();
  await act(async () => answer());
  expect(await screen.findByText('Nothing here')).toBeTruthy();
  rerender(list('war'));
  expect(screen.queryByText('Nothing here')).toBeNull();
  expect(screen.queryByText(/titles/)).toBeNull();
  await act(async () => answer());
  await waitFor(() => expect(screen.getByText('7 titles')).toBeTruthy());
});

it.each([404, 422])('is a page on which there is nothing where there is no such list: %i', async (status) => {
  jest.spyOn(api, 'POST').mockImplementation((async () => ({ error: {}, response: { ok: false, status } })) as never);
  render((await lists())('zz'));
  expect(await screen.findByRole('heading', { level: 1, name: 'missing.title' })).toBeTruthy();
  expect(document.title).toContain('missing.title');
  for (const said of ['zz', 'beside it']) expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
