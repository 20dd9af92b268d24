import { cleanup, render, screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import type { AuditEntry } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { AuditPage } from './AuditPage.tsx';
import { rowOf } from './audit-exporter.ts';

const ENTRY: AuditEntry = {
  id: 1,
  action: 'title.revised',
  resource: 'titles',
  resource_id: 7,
  subject: 'title-7',
  version: 2,
  name: { fa: 'گاو', en: 'The Cow' },
  actor_id: 9,
  actor: 'sara',
  role: 'admin',
  operation: 'POST /api/console/titles/7/revise',
  details: {},
  created_at: '2026-03-01T09:30:00.000Z',
};

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

async function listed(filter: object = {}) {
  const at = `/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const provider = {
    getList: async () => ({ data: [ENTRY], total: 1 }),
    getMany: async () => ({ data: [{ id: 9, username: 'sara', name: 'Sara' }] }),
  };
  render(
    <InConsole provider={provider} at={at}>
      <ResourceContextProvider value="audit">
        <AuditPage />
      </ResourceContextProvider>
    </InConsole>,
  );
  return within((await screen.findAllByRole('row'))[1]!);
}

it('tells on a phone, too, who did what when', async () => {
  const cell = (await listed()).getByRole('link', { name: 'Title revised' }).closest('td')!;
  await within(cell).findByText('Sara');
  expect(cell.querySelector('time')?.dateTime).toBe(ENTRY.created_at);
});

it('says at the last day where it is before the first', async () => {
  await listed({ from: '2026-03-02', until: '2026-03-02' });
  expect(screen.queryByText('This is before the first day')).toBeNull();
  cleanup();
  await listed({ from: '2026-03-02', until: '2026-03-01' });
  screen.getByText('This is before the first day');
});

it('has names in a file for spreadsheets, in both languages', () => {
  expect(rowOf(ENTRY)).toMatchObject({ actor: 'sara', name_fa: 'گاو', name_en: 'The Cow' });
});
