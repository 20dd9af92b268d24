import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

const of = (count: number) => ({ count, oldest_at: count ? '2026-03-01T00:00:00.000Z' : null });

async function shown(waiting: Parameters<typeof WaitingPanel>[0]['waiting']) {
  await i18nProvider.changeLocale('en');
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
        <WaitingPanel waiting={waiting} />
      </AdminContext>
    </MemoryRouter>,
  );
}

describe('the headline of the first page', () => {
  it('counts all that waits, not comments alone', async () => {
    await shown({ comments: of(0), requests: of(2), payments: of(1) });
    screen.getByText('3 things are waiting');
    expect(screen.getByRole('link', { name: 'Start with the oldest' }).getAttribute('href')).toBe('/waiting');
  });

  it('says that nothing waits only where nothing does', async () => {
    await shown({ comments: of(0), requests: of(0) });
    screen.getByText('Nothing is waiting');
  });
});
