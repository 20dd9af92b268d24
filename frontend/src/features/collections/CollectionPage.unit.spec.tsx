import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import CollectionPage from './CollectionPage.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'fa', resources: {}, keySeparator: false, nsSeparator: false }));
afterEach(cleanup);

const COLLECTION = {
  id: 1,
  slug: 'new-wave',
  name: { fa: 'موج نو', en: 'New wave' },
  about: { fa: 'چند فیلم', en: 'Some films' },
  horizontal_cover: '/media/images/backdrops/the-cow-1969.jpg?v=1a2b3c4d',
  vertical_cover: '/media/images/backdrops-tall/the-cow-1969.jpg?v=1a2b3c4d',
  tint: '#222222',
  posts_count: 0,
};
const WITH_COVER = {
  ...COLLECTION,
  horizontal_cover: '/media/images/collections/new-wave.jpg?v=5e6f7081',
  vertical_cover: '/media/images/collections-tall/new-wave.jpg?v=5e6f7081',
};

async function open(collection: typeof COLLECTION) {
  const data = { collection, posts: [] };
  jest.spyOn(api, 'POST').mockImplementation((async () => ({ data, response: { ok: true, status: 200 } })) as never);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/collections/new-wave']}>
          <Routes>
            <Route path="/collections/:name" element={<CollectionPage aside={null} />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'موج نو' });
  return {
    wide: container.querySelector('header img')?.getAttribute('srcset'),
    tall: container.querySelector('header source')?.getAttribute('srcset'),
    shared: document.head.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  };
}

describe('the page of a collection', () => {
  it('begins with its cover, wide or high, which a shared link shows as well', async () => {
    const { wide, tall, shared } = await open(WITH_COVER);
    expect(wide).toContain('/media/images/collections/new-wave-1280x720.jpg?v=5e6f7081');
    expect(tall).toContain('/media/images/collections-tall/new-wave-480x640.jpg?v=5e6f7081');
    expect(shared).toContain('/media/images/share-collections/new-wave-1200x630.jpg?v=5e6f7081');
  });

  it('begins with its name where it has no cover; a shared link shows a drawing with the name', async () => {
    const { wide, tall, shared } = await open(COLLECTION);
    expect([wide, tall]).toEqual([undefined, undefined]);
    expect(shared).toMatch(/\/media\/images\/share-collections\/new-wave-1200x630\.jpg$/);
  });
});
