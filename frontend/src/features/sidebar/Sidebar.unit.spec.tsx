import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import { Sidebar } from './Sidebar.tsx';
import SidebarBlocks from './SidebarBlocks.tsx';

const textsOf = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const core: Record<string, string> = textsOf('../../lib/i18n/locales/en.json');
const words: Record<string, string> = textsOf('./locales/en.json');
const i18n = i18next.createInstance();

const post = {
  id: 1,
  slug: 'avatar-2009',
  post_type: 1,
  name: { fa: null, en: 'Avatar' },
  cover_path: '',
  tint: '#303030',
  release_year: 2009,
  end_year: null,
  status: null,
  rating: 8,
  updated_at: '2026-01-01T00:00:00.000Z',
};
const NOTHING = { news: [], reviews: [], posts: [], as_of: null, titles: [], years: [] };
const asked = new Set<string>();

function answers(answer: object) {
  const call = (path: string) => {
    asked.add(path);
    return Promise.resolve({ data: answer, response: { ok: true, status: 200 } });
  };
  jest.spyOn(api, 'POST').mockImplementation(call as never);
  jest.spyOn(api, 'GET').mockImplementation(call as never);
}

function mount(what: React.ReactNode) {
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{what}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'core',
    fallbackNS: 'core',
    resources: { en: { core, sidebar: words } },
    keySeparator: false,
    nsSeparator: false,
  });
});
beforeEach(() => {
  asked.clear();
  // Nothing is laid out here: what is hidden by its style is never near.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the blocks beside a page', () => {
  it('are not there when they have nothing to say', async () => {
    answers(NOTHING);
    mount(<SidebarBlocks />);
    await waitFor(() => expect(asked.size).toBe(6));
    await waitFor(() => expect(screen.queryAllByRole('heading')).toEqual([]));
  });

  it('lead to awards, years and what has earned the most', async () => {
    answers({ ...NOTHING, posts: [], titles: [{ title: 'Best Picture', winners: 3, nominees: 1 }], years: [2025] });
    mount(<SidebarBlocks />);
    const award = await screen.findByRole('link', { name: 'Best Picture' });
    expect(award.getAttribute('href')).toBe('/award/1/1/Best%20Picture');
    const year = await screen.findByRole('link', { name: '2025' });
    expect(year.getAttribute('href')).toBe('/search?from=2025&to=2025');
  });
});

describe('on a phone', () => {
  it('nothing is asked for before the drawer is opened, and it closes again', async () => {
    answers({ ...NOTHING, posts: [post] });
    mount(<Sidebar />);
    const button = screen.getByRole('button', { name: core['more'] });
    expect(asked.size).toBe(0);
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: core['more'] });
    await within(dialog).findByText(words['sidebar.updated.movies']!);
    fireEvent.click(within(dialog).getByRole('button', { name: core['close'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
