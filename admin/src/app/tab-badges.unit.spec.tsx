import { render, screen, waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { InConsole } from '../components/testing/InConsole.tsx';
import { CaseTabs } from '../file-reports/CaseTabs.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { SubtitleTabs } from '../subtitles/SubtitleTabs.tsx';

/** In all 40 of each kind wait; of member 7 only two do, one of them as the list shows it. */
const provider = {
  getOne: async () => ({
    data: {
      id: 'now',
      waiting: { file_reports: { count: 40, oldest_at: null }, subtitles: { count: 40, oldest_at: null } },
    },
  }),
  getList: async (_resource: string, { filter }: { filter: Record<string, unknown> }) => ({
    data: [],
    total: filter['user_id'] === 7 && (filter['state'] === 'open' || filter['state'] === 'waiting') ? 2 : 0,
  }),
};

const open = (resource: string, Tabs: () => React.ReactNode, filter: object) =>
  render(
    <InConsole provider={provider} at={`/?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
      <ListBase resource={resource}>
        <Tabs />
      </ListBase>
    </InConsole>,
  );
const badge = () => document.querySelector('[data-part="badge"]')?.textContent;

beforeAll(() => i18nProvider.changeLocale('en'));

describe('the badge of a tab', () => {
  it('says how much waits in all', async () => {
    open('file-reports', CaseTabs, { state: 'open' });
    await waitFor(() => expect(badge()).toBe('40'));
  });

  it.each([
    ['file-reports', CaseTabs, 'mended'],
    ['subtitles', SubtitleTabs, 'refused'],
  ] as const)('says of %s how much of a member’s waits where only theirs is shown', async (resource, Tabs, state) => {
    open(resource, Tabs, { state, user_id: 7 });
    await waitFor(() => expect(badge()).toBe('2'));
    expect(screen.getAllByRole('tab').at(0)?.getAttribute('href')).toContain(encodeURIComponent('"user_id":7'));
  });
});
