import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError, ResourceContextProvider } from 'react-admin';
import { CommentsPage } from '../comments/CommentsPage.tsx';
import { A_COMMENT } from '../comments/testing/a-comment.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { toConsoleError } from '../providers/http/console-error.ts';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { A_REQUEST } from '../requests/testing/a-request.ts';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const NOTE = 'It is on the list of 2025 already';
const KEPT = 'It was not refused. What you wrote is kept in case you refuse it again.';

const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string) => {
  const within = screen.queryByRole('dialog') ? dialog() : screen;
  const button = await within.findByRole('button', { name });
  await act(async () => button.click());
};

interface Walked {
  resource: string;
  row: { id: number; version: number };
  page: ReactNode;
  field: string;
  choose(): void | Promise<void>;
}

const COMMENT: Walked = {
  resource: 'comments',
  row: { ...A_COMMENT, status: 'pending' } as Walked['row'],
  page: <CommentsPage />,
  field: 'Reason',
  choose: () => press('Insult or abuse'),
};
const REQUEST: Walked = {
  resource: 'requests',
  row: A_REQUEST,
  page: <RequestsPage />,
  field: 'Note to the users',
  choose: async () => {
    fireEvent.mouseDown(dialog().getByRole('combobox', { name: 'Reason' }));
    fireEvent.click(await screen.findByRole('option', { name: 'On the site or requested under another id' }));
  },
};

/** A note is written of the only row. @param outcomes of the refusals sent: an error, or whether it counts. */
async function refused({ resource, row, page, field, choose }: Walked, ...outcomes: (Error | boolean)[]) {
  let version = row.version;
  const sent: unknown[] = [];
  const refuse = async ([{ id }]: [{ id: number }], why: object) => {
    sent.push(why);
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw toConsoleError(outcome);
    version += 1;
    return outcome ? { done: [id], conflicts: [] } : { done: [], conflicts: [{ id, code: 'version_conflict' }] };
  };
  const provider = {
    refuseComments: refuse,
    answerRequests: refuse,
    getOne: async (of: string) => ({ data: of === resource ? { ...row, version } : { id: 'now', waiting: {} } }),
    getList: async () => ({ data: [{ ...row, version }], total: 1 }),
    getMany: async () => ({ data: [] }),
  };
  await act(async () =>
    render(
      <InConsole provider={provider}>
        <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      </InConsole>,
    ),
  );
  await press('Refuse');
  await choose();
  fireEvent.change(dialog().getByRole('textbox', { name: field }), { target: { value: NOTE } });
  await press('Refuse');
  return sent;
}

const note = ({ field }: Walked) => dialog().getByRole<HTMLInputElement>('textbox', { name: field }).value;

describe.each([
  ['a comment', COMMENT],
  ['a request', REQUEST],
])('the note with which %s is refused', (_, walked) => {
  it('stays, where a colleague was quicker, and is there when the same is refused anew', async () => {
    const sent = await refused(walked, false, true);
    await dialog().findByText(KEPT);
    expect(note(walked)).toBe(NOTE);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Refuse');
    expect(note(walked)).toBe(NOTE);
    await press('Refuse');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[1]).toEqual(sent[0]);
  });

  it('stays, where it did not arrive, and can be sent again', async () => {
    const sent = await refused(walked, new HttpError('Bad gateway', 502), true);
    await dialog().findByRole('alert');
    expect(note(walked)).toBe(NOTE);
    await press('Refuse');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[1]).toEqual(sent[0]);
  });
});
