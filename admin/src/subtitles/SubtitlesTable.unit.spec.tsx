import { render, screen } from '@testing-library/react';
import { ListBase } from 'react-admin';
import type { ConsoleSubtitle } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { SubtitlesTable } from './SubtitlesTable.tsx';

const OF_MOVIE = { post_type: 1, name: { fa: null, en: 'The Kid' }, season: null, episode: null };
const subtitle = (id: number, file: object | null) =>
  ({
    id,
    state: 'waiting',
    language: 'fa',
    format: 'srt',
    charset: 'utf-8',
    mends: {},
    user: { id: 7, username: 'mina' },
    created_at: '2026-01-01T00:00:00Z',
    file: file && { ...OF_MOVIE, ...file },
  }) as ConsoleSubtitle;

it('tells for which file of a title each subtitle was sent', async () => {
  await i18nProvider.changeLocale('en');
  const data = [subtitle(1, { quality: 6 }), subtitle(2, { quality: 19 }), subtitle(3, null)];
  render(
    <InConsole provider={{ getList: async () => ({ data, total: 3 }) }}>
      <ListBase resource="subtitles">
        <SubtitlesTable />
      </ListBase>
    </InConsole>,
  );
  await screen.findAllByText('The Kid');
  const told = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent?.trim());
  expect(told.slice(1)).toEqual([
    'The KidPersian · DVDrip',
    'The KidPersian · Bluray 1080P',
    expect.stringMatching(/Persian$/),
  ]);
});
