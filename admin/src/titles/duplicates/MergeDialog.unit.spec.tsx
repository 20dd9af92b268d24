import { act, render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { ConsoleTitle } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { MergeDialog } from './MergeDialog.tsx';

const titleOf = (id: number) => ({
  id,
  post_type: 1,
  slug: `the-kid-${id}`,
  name: { fa: null, en: 'The Kid' },
  alternate_names: [],
  genres: [],
  countries: [],
  directors: [],
  writers: [],
  cast: [],
  film_ids: [],
  files: [],
  seasons: [],
  summary: { fa: null, en: null },
  cover_path: '',
});

it('a merge whose answer was lost is the same again, not one of what it has made', async () => {
  await i18nProvider.changeLocale('en');
  const sent: object[] = [];
  const merged = jest.fn();
  const provider = {
    // Each merge makes a version.
    getOne: async (_resource: string, { id }: { id: number }) => ({
      data: { ...titleOf(Number(id)), version: 3 + sent.length },
    }),
    mergeTitles: async (from: object, into: object) => {
      sent.push([from, into]);
      if (sent.length === 1) throw new HttpError('parde.errors.unreachable', 0, null);
      return { status: 1, version: 4 };
    },
  };
  render(
    <InConsole provider={provider}>
      <MergeDialog
        titles={[titleOf(1), titleOf(2)] as unknown as [ConsoleTitle, ConsoleTitle]}
        onMerged={merged}
        onClose={() => undefined}
      />
    </InConsole>,
  );
  const press = () => act(async () => screen.getByRole('button', { name: 'Merge' }).click());
  await press();
  expect(merged).not.toHaveBeenCalled();
  await press();
  expect(merged).toHaveBeenCalledWith(1);
  expect(sent[0]).toEqual([
    { id: 2, version: 3 },
    { id: 1, version: 3 },
  ]);
  expect(sent[1]).toEqual(sent[0]);
});
