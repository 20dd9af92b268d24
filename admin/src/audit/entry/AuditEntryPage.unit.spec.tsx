import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { AuditEntryPage } from './AuditEntryPage.tsx';

const ENTRY = {
  id: 5,
  action: 'title.revised',
  resource: 'titles',
  resource_id: 7,
  subject: 'title-7',
  version: 3,
  name: { fa: 'گاو', en: 'The Cow' },
  actor_id: 9,
  actor: 'admin',
  role: 'admin',
  operation: 'POST /api/console/air-schedule',
  details: {
    channel: 'HBO',
    airWeekday: 7,
    airTime: '21:30',
    cast: [{ personId: 1 }],
    summary: 'A sentence of the summary. '.repeat(10),
  },
  created_at: '2026-03-01T00:00:00.000Z',
};
const made = (version: number, facts: object | null, changed: string[]) => {
  return { version, at: ENTRY.created_at, actor: 'user-9', changed, facts };
};
const VERSIONS = [
  made(4, { channel: 'HBO', air_weekday: 1 }, ['air_weekday']),
  made(3, { channel: 'HBO', air_weekday: 7 }, ['air_weekday']),
  made(2, null, ['files']),
  made(1, { channel: 'HBO', air_weekday: 2 }, []),
];

afterEach(cleanup);

async function shown(versions: unknown[]) {
  await i18nProvider.changeLocale('en');
  const getOne = async (resource: string, { id }: { id: number }) =>
    resource === 'title-versions' ? { data: { id, version: 4, facts: {}, versions } } : { data: ENTRY };
  render(
    <MemoryRouter initialEntries={['/audit/5/show']}>
      <AdminContext
        dataProvider={{ getOne, getMany: async () => ({ data: [] }) } as unknown as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        <ResourceContextProvider value="audit">
          <Routes>
            <Route path="/audit/:id/show" element={<AuditEntryPage />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

describe('an entry of the log', () => {
  it('says what its version changed, in words, and not all that was known', async () => {
    await shown(VERSIONS);
    const name = await screen.findByText('Airs on');
    expect(name.parentElement?.textContent).toBe('Airs onSundayFriday');
    screen.getByText('21:30');
    expect(screen.queryByText('Details')).toBeNull();
    expect(screen.queryByText('Channel')).toBeNull();
    expect(screen.queryByText(/personId/)).toBeNull();
  });

  it('has what was recorded where its version is not kept any more', async () => {
    await shown(VERSIONS.slice(0, 1));
    await screen.findByText('Details');
    screen.getByText('HBO');
    const folded = screen.getByText(/^A sentence.*…$/);
    expect(folded.tagName).toBe('SUMMARY');
    expect(folded.textContent).toHaveLength(161);
  });
});
