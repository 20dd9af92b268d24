import { act, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { ConsoleTitlePage } from '../../../api/types.ts';
import { InConsole } from '../../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import type { PlacedFile } from '../release.ts';
import { FilmToast } from './FilmToast.tsx';

it('the way back of a retired file stays until it is taken: pressed again after a lost answer it is the same', async () => {
  await i18nProvider.changeLocale('en');
  const keys: string[] = [];
  const gone = jest.fn();
  const restoreFile = async (id: number, key: string) => {
    keys.push(`${id} ${key}`);
    if (keys.length === 1) throw new HttpError('parde.errors.unreachable', 0, null);
    return { status: 1 };
  };
  const title = { id: 7, post_type: 1 } as ConsoleTitlePage;
  const file = { id: 9, checksum: 'a'.repeat(64) } as PlacedFile;
  render(
    <InConsole provider={{ restoreFile }}>
      <FilmToast title={title} act={{ kind: 'retired', file, at: 1 }} onGone={gone} />
    </InConsole>,
  );
  const press = () => act(async () => screen.getByRole('button').click());
  await press();
  expect(gone).not.toHaveBeenCalled();
  await press();
  expect(gone).toHaveBeenCalledTimes(1);
  expect(keys[0]).toMatch(/^9 [0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});
