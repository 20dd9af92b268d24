import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type GetListParams, ResourceContextProvider } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';
import { CommentsPage } from '../comments/CommentsPage.tsx';
import { InConsole } from '../components/testing/InConsole.tsx';
import { ContactsPage } from '../contacts/ContactsPage.tsx';
import { FileReportsPage } from '../file-reports/FileReportsPage.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { SubtitlesPage } from '../subtitles/SubtitlesPage.tsx';
import { UserFacts } from '../users/UserFacts.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const MINA = {
  id: 7,
  username: 'mina',
  name: 'Mina',
  state: 'active',
  role: 'viewer',
  comments_count: 0,
} as ConsoleUser;

/** Where the page of a member leads for what they have sent. */
async function wayFromMember(name: string): Promise<string> {
  await act(async () =>
    render(
      <InConsole provider={{}}>
        <UserFacts user={{ ...MINA, ratings_count: 0, joined_at: '2026-01-01T00:00:00Z' }} />
      </InConsole>,
    ),
  );
  const address = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  cleanup();
  return address;
}

it.each<[string, string, object, string, object, ReactNode]>([
  ['Comments', 'comments', { status: 'pending' }, 'Refused', { status: 'refused' }, <CommentsPage key="c" />],
  ['Subtitles', 'subtitles', { state: 'waiting' }, 'Published', { state: 'published' }, <SubtitlesPage key="s" />],
  ['Requests', 'requests', { state: 'open' }, 'Accepted', { state: 'accepted' }, <RequestsPage key="r" />],
  ['Broken files', 'file-reports', { state: 'open' }, 'Fixed', { state: 'mended' }, <FileReportsPage key="f" />],
  ['Messages', 'contacts', { state: 'open' }, 'Answered', { state: 'answered' }, <ContactsPage key="m" />],
])('%s of a member are reached from their page, tab by tab, and lead on to everybody’s', async (...row) => {
  const [name, resource, waiting, tab, decided, page] = row;
  const address = await wayFromMember(name);
  const asked: object[] = [];
  const getList = async (list: string, { filter, pagination }: GetListParams) => {
    // The badges of the tabs only count.
    if (list === resource && pagination?.perPage !== 1) asked.push(filter);
    return { data: [], total: 0 };
  };
  const getOne = async (kind: string) => ({ data: kind === 'users' ? MINA : { id: 'now', waiting: {} } });
  await act(async () =>
    render(
      <InConsole provider={{ getList, getOne }} at={address}>
        <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      </InConsole>,
    ),
  );
  await screen.findByText('Nothing found');
  const chip = await screen.findByText('Mina');
  const tabs = within(screen.getByRole('navigation'));
  await act(async () => tabs.getByText(tab).click());
  await waitFor(() =>
    expect(asked).toEqual([
      { ...waiting, user_id: 7 },
      { ...decided, user_id: 7 },
    ]),
  );
  const back = chip.parentElement?.querySelector('svg') as SVGElement;
  await act(async () => void back.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await waitFor(() => expect(asked.at(-1)).toEqual(decided));
});
