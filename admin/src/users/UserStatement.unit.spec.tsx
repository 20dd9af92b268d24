import { cleanup, render, screen } from '@testing-library/react';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { UserStatement } from './UserStatement.tsx';

afterEach(cleanup);

const entry = {
  at: '2026-05-01T08:00:00.000Z',
  unit: 'bytes',
  amount: -1_000,
  reason: 'download',
  note: null,
  vip_expiration: null,
  bandwidth: 0,
  user_id: 7,
  actor: null,
};
const entries = [
  { ...entry, id: 3, reference: 'download-12' },
  { ...entry, id: 2, reference: 'download-11' },
  { ...entry, id: 1, reference: '5f0c', reason: 'purchase', amount: 1_000 },
];
const downloads = [
  { id: 11, title_id: 8, name: { fa: 'آواتار', en: 'Avatar' }, season: null, episode: null },
  { id: 12, title_id: 9, name: { fa: null, en: 'Chernobyl' }, season: 1, episode: 4 },
];

it('names the film of a download, and the episode', async () => {
  await i18nProvider.changeLocale('en');
  const provider = {
    getManyReference: async () => ({ data: entries, total: entries.length }),
    getMany: async (_: string, { ids }: { ids: number[] }) => ({
      data: downloads.filter(({ id }) => ids.includes(id)),
    }),
  };
  render(
    <InConsole provider={provider}>
      <UserStatement userId={7} />
    </InConsole>,
  );
  await screen.findByText('Avatar');
  await screen.findByText('Chernobyl, season 1, episode 4');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/titles/8/show', '/titles/9/show']),
  );
});
