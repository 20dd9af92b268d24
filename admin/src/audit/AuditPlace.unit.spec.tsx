import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { AuditEntry } from '../api/types.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import type { Language } from '../i18n/language.ts';
import { AuditPlace } from './AuditPlace.tsx';

const ENTRY: AuditEntry = {
  id: 1,
  action: 'title.revised',
  resource: 'titles',
  resource_id: 7,
  subject: 'title-7',
  version: 2,
  name: { fa: 'گاو', en: 'The Cow' },
  actor_id: 9,
  actor: 'admin',
  role: 'admin',
  operation: 'POST /api/console/titles/7/revise',
  details: {},
  created_at: '2026-03-01T00:00:00.000Z',
};

async function shown(entry: Partial<AuditEntry>, language: Language = 'en') {
  await i18nProvider.changeLocale(language);
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: language })}>
        <AuditPlace entry={{ ...ENTRY, ...entry }} />
      </AdminContext>
    </MemoryRouter>,
  );
}

describe('what an entry of the log is about', () => {
  it('has its name, and leads to its page', async () => {
    await shown({});
    expect(screen.getByRole('link', { name: 'The Cow' }).getAttribute('href')).toBe('/titles/7/show');
    screen.getByText('Title no. 7');
  });

  it('has it in Persian', async () => {
    await shown({}, 'fa');
    screen.getByRole('link', { name: 'گاو' });
  });

  it('is its kind and number where it has no name', async () => {
    await shown({ name: null, resource: 'genre-lists', resource_id: 1 });
    expect(screen.getByText('Genres no. 1').closest('a')).toBeNull();
  });
});
