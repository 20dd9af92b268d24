import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { KeptTitles } from './KeptTitles.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

function open(search: string, page: number, total: number): void {
  const data = { posts: [], max_page: Math.ceil(total / 24), total };
  jest.spyOn(api, 'POST').mockResolvedValue({ data, response: { ok: true, status: 200 } } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/user/download-list${search}`]}>
          <KeptTitles page={page} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('what is kept to download later', () => {
  it('is said to be nothing yet where nothing is kept', async () => {
    open('', 1, 0);
    expect(await screen.findByText('later.empty')).toBeTruthy();
  });

  it('is said to be nothing of a kind where others are kept', async () => {
    open('?type=2', 1, 0);
    expect(await screen.findByText('later.noneOfType')).toBeTruthy();
    expect(screen.queryByText('later.empty')).toBeNull();
  });

  it('leads to the last page when the last entry of the page after it was taken off', async () => {
    open('?page=3', 3, 48);
    const [last] = await screen.findAllByRole('link', { name: 'pagination.page' });
    expect(last?.getAttribute('href')).toBe('/user/download-list?page=2');
    expect(screen.queryByText('later.noneOfType')).toBeNull();
  });
});
