import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import ChannelsPage from './ChannelsPage.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

function channel(name: string, series: number) {
  const posts = Array.from({ length: series }, (_, index) => ({
    id: index + 1,
    slug: `series-${index + 1}`,
    post_type: 2,
    name: { en: `Series ${index + 1}`, fa: null },
    genres: [],
    rating: null,
    cover_path: '/cover.jpg',
  }));
  return { name, slug: null, title: { en: name, fa: null }, logo: null, posts, posts_count: series };
}

async function open(...channels: object[]): Promise<void> {
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  jest.spyOn(api, 'POST').mockResolvedValue({ data: { channels }, response: { ok: true, status: 200 } } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <ChannelsPage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { name: (channels[0] as { name: string }).name });
}
const regionOf = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const columns = (name: string) => regionOf(name).className.match(/(?<= )col-span-\S+/)?.[0];

describe('the channels', () => {
  it('share a row where they are small: each has as many columns as it has series', async () => {
    await open(channel('One', 1), channel('Two', 2), channel('Seven', 7));
    expect(columns('One')).toBe('col-span-1');
    expect(columns('Two')).toBe('col-span-2');
    expect(columns('Seven')).toBe('col-span-full');
    expect(within(regionOf('Seven')).getAllByRole('listitem')).toHaveLength(4);
  });

  it('count their series where there are several', async () => {
    await open(channel('One', 1), channel('Two', 2));
    expect(screen.getAllByText('channels.count')).toHaveLength(1);
  });
});
