import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Notice } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { clearCookie, readCookie } from '../../../lib/session/cookie.ts';
import { keepNotices, keptNotices } from './kept-notices.ts';
import { NoticeBoxes } from './NoticeBoxes.tsx';

const words = JSON.parse(readFileSync(new URL('../../../lib/i18n/locales/en.json', import.meta.url), 'utf8'));
const i18n = i18next.createInstance();
const notice = (id: number, facts: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'info',
  text: { fa: `اعلان ${id}`, en: `Notice ${id}` },
  link: null,
  from: null,
  until: null,
  ...facts,
});

function open(answer: Notice[]) {
  const data = { notices: answer };
  jest
    .spyOn(api, 'GET')
    .mockImplementation((() => Promise.resolve({ data, response: { ok: true, status: 200 } })) as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <NoticeBoxes />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

beforeAll(async () => {
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'core', resources: { en: { core: words } }, keySeparator: false });
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  for (const id of [1, 2, 3]) clearCookie(`notice-${id}`);
});

describe('the notices above a page', () => {
  it('are at once those of the last visit, then those of now', async () => {
    keepNotices([notice(1), notice(3)]);
    open([notice(2), notice(1)]);
    expect(screen.getByText('Notice 3')).toBeTruthy();
    await screen.findByText('Notice 2');
    expect(screen.getByText('Notice 1')).toBeTruthy();
    expect(screen.queryByText('Notice 3')).toBeNull();
    await waitFor(() => expect(keptNotices().map(({ id }) => id)).toEqual([2, 1]));
  });

  it('go when they are dismissed, and are remembered by a cookie each', async () => {
    open([notice(1), notice(2)]);
    await screen.findByText('Notice 1');
    fireEvent.click(screen.getAllByRole('button', { name: words['notice.dismiss'] })[0]!);
    expect(screen.queryByText('Notice 1')).toBeNull();
    expect(screen.getByText('Notice 2')).toBeTruthy();
    expect(readCookie('notice-1')).toBe('1');
    cleanup();
    open([notice(1)]);
    await waitFor(() => expect(api.GET).toHaveBeenCalled());
    expect(screen.queryByText('Notice 1')).toBeNull();
  });

  it('lead on', async () => {
    open([notice(3, { link: '/premium' })]);
    const link = await screen.findByRole('link', { name: words['notice.more'] });
    expect(link.getAttribute('href')).toBe('/premium');
  });

  it('are not kept beyond their time', () => {
    keepNotices([notice(1, { until: '2020-01-01T00:00:00.000Z' }), notice(2)]);
    expect(keptNotices().map(({ id }) => id)).toEqual([2]);
  });
});
