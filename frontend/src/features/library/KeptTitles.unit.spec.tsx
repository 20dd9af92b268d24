import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { KeptTitles } from './KeptTitles.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

const KEPT = {
  id: 7,
  list_id: 70,
  post_type: 1,
  slug: 'the-cow-1969',
  name: { fa: null, en: 'The Cow' },
  cover_path: '',
  tint: '#303030',
  genres: [],
};

function open(search: string, page: number, total: number, posts: object[] = []): void {
  const data = { posts, max_page: Math.ceil(total / 24), total };
  jest.spyOn(api, 'POST').mockResolvedValue({ data, response: { ok: true, status: 200 } } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/user/download-list${search}`]}>
          <main id="content" tabIndex={-1}>
            <KeptTitles page={page} />
          </main>
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

  it('can be saved as a table, below the list: above it that would take a row of a phone', async () => {
    open('', 1, 1, [KEPT]);
    const [list, save] = [await screen.findByRole('list'), screen.getByRole('button', { name: 'export' })];
    expect(list.compareDocumentPosition(save) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('keeps the focus when choosing begins and ends, and has it on the page when what was chosen is taken off', async () => {
    open('', 1, 1, [KEPT]);
    const press = (name: string) => {
      const button = screen.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    };
    await screen.findByRole('button', { name: 'choose' });
    press('choose');
    expect(document.activeElement?.textContent).toBe('choose.cancel');
    press('choose.cancel');
    expect(document.activeElement?.textContent).toBe('choose');
    press('choose');
    fireEvent.click(screen.getByRole('checkbox'));
    press('choose.remove');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'choose.remove' })).toBeNull());
    expect(document.activeElement).toBe(document.getElementById('content'));
  });
});
