import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ResourceContextProvider, useNotificationContext, useTranslate } from 'react-admin';
import type { ConsoleContact, ConsoleFileReport } from '../api/types.ts';
import { CommentsPage } from '../comments/CommentsPage.tsx';
import { A_COMMENT } from '../comments/testing/a-comment.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { ContactsPage } from '../contacts/ContactsPage.tsx';
import { FileReportsPage } from '../file-reports/FileReportsPage.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { A_REQUEST } from '../requests/testing/a-request.ts';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const at = '2026-11-29T10:00:00Z';
const A_CASE: ConsoleFileReport = {
  id: 1,
  version: 4,
  state: 'open',
  opened_at: at,
  last_at: at,
  settled_at: null,
  settled_by: null,
  fault: null,
  fault_at: null,
  reports: 1,
  reporters: [],
  file_name: 'heat.mkv',
  post: null,
};
const A_LETTER = { version: 1, by_staff: false, author: 'Sara', body: 'It stops', at };
const A_CONTACT: ConsoleContact = {
  id: 1,
  version: 4,
  state: 'open',
  subject: 'Heat',
  name: 'Sara',
  email: null,
  user_id: null,
  waiting_since: at,
  last_at: at,
  messages: [A_LETTER],
};
const AN_ANSWER = { ...A_LETTER, by_staff: true, author: 'reza' };

function Told() {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return notifications.map(({ message, notificationOptions }) => (
    <p key={String(message)}>{translate(String(message), notificationOptions?.messageArgs)}</p>
  ));
}

/** What a colleague has made of a row that is decided here as it was before, with nothing else to decide. */
async function decided(resource: string, [before, now]: object[], decision: string, page: ReactNode) {
  let isRead = false;
  const command = async (rows: { id: number }[]) => {
    isRead = true;
    return { done: [], conflicts: rows.map(({ id }) => ({ id, code: 'version_conflict' })) };
  };
  const commands = ['ruleFileReports', 'answerRequests', 'ruleContacts', 'approveComments'];
  const provider = {
    ...Object.fromEntries(commands.map((name) => [name, command])),
    getOne: async (of: string) => ({ data: of === resource ? now : { id: 'now', waiting: {} } }),
    getList: async () => ({ data: [isRead ? now : before], total: 1 }),
    getMany: async () => ({ data: [] }),
  };
  await act(async () =>
    render(
      <InConsole provider={provider} signedIn={{ username: 'sima' }}>
        <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
        <Told />
      </InConsole>,
    ),
  );
  const button = await screen.findByRole('button', { name: decision });
  await act(async () => button.click());
}

const CASE = ['file-reports', A_CASE, 'Fixed', <FileReportsPage key="" />] as const;
const REQUEST = ['requests', A_REQUEST, 'Accept', <RequestsPage key="" />] as const;
const CONTACT = ['contacts', A_CONTACT, 'Needs no answer', <ContactsPage key="" />] as const;
const COMMENT = ['comments', { ...A_COMMENT, status: 'pending' }, 'Approve', <CommentsPage key="" />] as const;

describe('whoever decides one row that is not as it was is told', () => {
  it.each([
    [
      'who was quicker with a file',
      CASE,
      { state: 'dismissed', settled_by: 'reza' },
      'reza has already decided this one: Nothing wrong. Nothing was changed.',
    ],
    [
      'who was quicker with a wish',
      REQUEST,
      { state: 'refused', answered_by: 'reza' },
      'reza has already decided this one: Refused. Nothing was changed.',
    ],
    [
      'who has answered a letter',
      CONTACT,
      { state: 'answered', messages: [A_LETTER, AN_ANSWER] },
      'reza has already decided this one: Answered. Nothing was changed.',
    ],
    [
      'that it was oneself, in another tab',
      COMMENT,
      { status: 'refused', decided_by: 'sima' },
      'You have already decided this one yourself: Refused. Nothing was changed.',
    ],
    [
      'that a letter was closed',
      CONTACT,
      { state: 'closed' },
      'This one has already been decided: Closed. Nothing was changed.',
    ],
    [
      'of another report',
      CASE,
      { reports: 2 },
      'Someone else has reported this file since you read it. Read it again and decide.',
    ],
    [
      'of another letter',
      CONTACT,
      { messages: [A_LETTER, A_LETTER] },
      'Its writer has added something since you read it. Read it again and decide.',
    ],
    [
      'of another name',
      REQUEST,
      { name: 'Heat (1995)' },
      'This request has been given another name since you read it. Read it again and decide.',
    ],
    [
      'of another text',
      COMMENT,
      { body: 'Better' },
      'This comment has changed since you read it. Here is how it is now. Decide again.',
    ],
  ])('%s', async (_, [resource, row, decision, page], change, words) => {
    await decided(resource, [row, { ...row, ...change, version: row.version + 1 }], decision, page);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

it('a row that has changed since it was decided in vain is marked, to be read again', async () => {
  const [resource, row, decision, page] = CASE;
  await decided(resource, [row, { ...row, reports: 2, version: 5 }], decision, page);
  const mark = await screen.findByText('Changed since you read it');
  expect(mark.closest('li')?.textContent).toContain('heat.mkv');
  await act(async () => screen.getByRole('button', { name: decision }).click());
  // Read as it is by now, it is no longer another one.
  await waitFor(() => expect(screen.queryByText('Changed since you read it')).toBeNull());
});
