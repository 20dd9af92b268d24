import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { AirSchedulePage } from '../air-schedule/AirSchedulePage.tsx';
import { NewsPage } from '../articles/news/NewsPage.tsx';
import { ReviewsPage } from '../articles/reviews/ReviewsPage.tsx';
import { AuditPage } from '../audit/AuditPage.tsx';
import { CeremoniesPage } from '../ceremonies/CeremoniesPage.tsx';
import { CollectionsPage } from '../collections/CollectionsPage.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { NoticesPage } from '../notices/NoticesPage.tsx';
import { PlansPage } from '../plans/PlansPage.tsx';
import { SubtitlesPage } from '../subtitles/SubtitlesPage.tsx';
import { DuplicatesPage } from '../titles/duplicates/DuplicatesPage.tsx';
import { TranslationsPage } from '../translations/TranslationsPage.tsx';
import { UsersPage } from '../users/UsersPage.tsx';
import { WaitingPage } from '../waiting/WaitingPage.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const provider = { getList: async () => ({ data: [], total: 0 }) } as unknown as DataProvider;

/** A list without records at an address with filters. */
async function mounted(resource: string, filter: object, page: ReactNode) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/${resource}?${query}`]}>
        <AdminContext dataProvider={provider} i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
          <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
        </AdminContext>
      </MemoryRouter>,
    ),
  );
}

it.each([
  ['duplicates', {}, 'No two titles look the same', <DuplicatesPage key="" />],
  ['duplicates', { dismissed: true }, 'No titles are marked as different', <DuplicatesPage key="" />],
  ['subtitles', {}, 'No subtitle is waiting', <SubtitlesPage key="" />],
  ['subtitles', { state: 'refused' }, 'No subtitle was refused', <SubtitlesPage key="" />],
  ['waiting', {}, 'Nothing is waiting', <WaitingPage key="" />],
  ['waiting', { kind: 'requests' }, 'Nothing of this kind is waiting', <WaitingPage key="" />],
])('the list of %s at %j says: %s', async (resource, filter, words, page) => {
  await mounted(resource, filter, page);
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  ['users', { role: 'admin' }, /^Whoever registers on the site appears here at once/, <UsersPage key="" />],
  ['audit', { resource: 'user' }, /^Whatever the staff changes in the console appears here/, <AuditPage key="" />],
  [
    'air-schedule',
    { air_weekday: 1 },
    /^Each series whose state is “Running” appears here/,
    <AirSchedulePage key="" />,
  ],
  ['translations', { type: 1 }, /^The texts of the site and the console come here/, <TranslationsPage key="" />],
])(
  'the list of %s says what comes here and when, and of a filter how to clear it',
  async (resource, filter, words, page) => {
    await mounted(resource, filter, page);
    const clear = await screen.findByRole('button', { name: 'Clear all filters' });
    expect(screen.queryByText(words)).toBeNull();
    await act(async () => clear.click());
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it('the keys of all that waits are said above it', async () => {
  await mounted('waiting', {}, <WaitingPage />);
  await screen.findByText('Nothing is waiting');
  const keys = [...document.querySelectorAll('kbd')].map((key) => key.parentElement?.textContent);
  expect(keys).toEqual(['J Next', 'K Previous', 'O Take']);
});

it('what is of every kind is a press away from a kind of which nothing waits', async () => {
  await mounted('waiting', { kind: 'requests' }, <WaitingPage />);
  const all = await screen.findByRole('button', { name: 'Everything' });
  await act(async () => all.click());
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
});

it.each([
  ['news', 'New post', <NewsPage key="" />],
  ['reviews', 'New review', <ReviewsPage key="" />],
  ['collections', 'New collection', <CollectionsPage key="" />],
  ['notices', 'New notice', <NoticesPage key="" />],
  ['ceremonies', 'New year', <CeremoniesPage key="" />],
  ['plans', 'New plan', <PlansPage key="" />],
])('the list of %s leads to its first record: %s', async (resource, words, page) => {
  await mounted(resource, {}, page);
  const message = (await screen.findByText('Nothing here yet')).parentElement as HTMLElement;
  expect(within(message).getByRole('link', { name: words }).getAttribute('href')).toBe(`/${resource}/create`);
});
