import { render, screen } from '@testing-library/react';
import type { ConsoleTitleImportDetail } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { ImportReport } from './ImportReport.tsx';

const counts = { lines: 3, titles: 2, added: 2, merged: 0, revised: 0, unchanged: 0, refused: 1, people: 0, files: 0 };
/** As the list has it. */
const LISTED = {
  id: 1,
  name: 'films.jsonl',
  dry_run: false,
  stage: 'cancelled',
  counts,
  bytes: 900,
  bytes_read: 300,
  error: null,
  begun_by: 1,
  begun_at: '2026-03-01T08:00:00.000Z',
};
const refusals = [{ line: 3, reason: 'not_json' }];

describe('the report of an import', () => {
  beforeEach(() => i18nProvider.changeLocale('en'));
  const show = (titleImport: object) =>
    render(
      <InConsole provider={{ getMany: async () => ({ data: [] }) }}>
        <ImportReport titleImport={titleImport as ConsoleTitleImportDetail} />
      </InConsole>,
    );

  it('stands as the list knows it until the refused lines are there', () => {
    show(LISTED);
    screen.getByRole('heading', { name: 'What the import has done' });
    expect(screen.queryByRole('heading', { name: 'Refused lines' })).toBeNull();
  });

  it('says how one that was cancelled goes on', () => {
    show({ ...LISTED, refusals });
    screen.getByRole('heading', { name: 'Refused lines' });
    screen.getByText(/Send the same file again/);
  });

  it('says nothing of the kind of a trial', () => {
    show({ ...LISTED, refusals, dry_run: true });
    expect(screen.queryByText(/Send the same file again/)).toBeNull();
  });
});
