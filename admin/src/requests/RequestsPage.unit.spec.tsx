import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpError, ResourceContextProvider } from 'react-admin';
import type { ConsoleTitle } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { en } from '../i18n/en.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import type { RequestAnswer } from '../providers/commands/request-commands.ts';
import { toConsoleError } from '../providers/http/console-error.ts';
import { RequestsPage } from './RequestsPage.tsx';
import { A_REQUEST } from './testing/a-request.ts';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const UNNAMED = { ...A_REQUEST, name: null, release_year: null };
const title = (id: number, en: string) =>
  ({ id, name: { fa: null, en }, release_year: 1995, cover_path: '' }) as unknown as ConsoleTitle;
const THERE_IS_NONE = 'There is no such movie or series';
const NO_SUCH_TITLE = new HttpError(THERE_IS_NONE, 404, {
  code: 'unknown_post',
  message: THERE_IS_NONE,
  errors: { title_id: [THERE_IS_NONE] },
});

/** @param failures of the answers sent, the first ones first. */
async function mounted(...failures: Error[]) {
  const answers: RequestAnswer[] = [];
  let answered = false;
  const provider = {
    getOne: async () => ({ data: { id: 'now', waiting: {} } }),
    getMany: async () => ({ data: [] }),
    getList: async (resource: string, { filter }: { filter: { q?: string } }) => {
      const titles = [title(8, 'Heat'), title(9, 'Heathers')].filter(({ name }) => name.en?.startsWith(filter.q ?? ''));
      const data = resource === 'titles' ? titles : answered ? [] : [UNNAMED];
      return { data, total: data.length };
    },
    answerRequests: async (requests: { id: number }[], answer: RequestAnswer) => {
      answers.push(answer);
      const failure = failures.shift();
      if (failure) throw toConsoleError(failure);
      answered = true;
      return { done: requests.map(({ id }) => id), conflicts: [] };
    },
  };
  await act(async () =>
    render(
      <InConsole provider={provider}>
        <ResourceContextProvider value="requests">
          <RequestsPage />
        </ResourceContextProvider>
      </InConsole>,
    ),
  );
  return { answers };
}

const press = async (name: string) => {
  const dialog = screen.queryByRole('dialog');
  const button = await (dialog ? within(dialog) : screen).findByRole('button', { name });
  await act(async () => button.click());
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Title' });

async function choose(name: string) {
  fireEvent.change(field(), { target: { value: name } });
  await screen.findAllByRole('option');
  fireEvent.keyDown(field(), { key: 'Enter' });
}
const chosen = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

describe('a request whose title is here already', () => {
  it('is fulfilled by a title found by its name, from the keyboard', async () => {
    const { answers } = await mounted();
    await press('It is on the site…');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await choose('Heat');
    expect(chosen()).toContain('Heat (1995)');
    expect(document.activeElement).toBe(field());
    await choose('Heathers');
    expect(chosen()).toContain('Heathers (1995)');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(answers).toEqual([{ state: 'fulfilled', title_id: 9 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at the field that none is chosen, and asks nothing of the server', async () => {
    const { answers } = await mounted();
    await press('It is on the site…');
    await press('This is it');
    await screen.findByText('Please choose the title');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(answers).toEqual([]);
  });

  it('says at the field that the title is gone, and takes another', async () => {
    const { answers } = await mounted(NO_SUCH_TITLE);
    await press('It is on the site…');
    await choose('Heat');
    await press('This is it');
    await screen.findByText(THERE_IS_NONE);
    expect(document.activeElement).toBe(field());
    await choose('Heathers');
    await press('This is it');
    expect(answers.map(({ title_id: id }) => id)).toEqual([8, 9]);
  });
});

it.each([
  ['f', 'Title'],
  ['n', 'Name'],
])('the key %s asks about the request that is read: %s', async (key, asked) => {
  await mounted();
  await screen.findByRole('button', { name: 'Accept' });
  await act(async () => void fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` }));
  within(screen.getByRole('dialog')).getByLabelText(asked);
});

it('a refusal that did not arrive keeps its note for another try', async () => {
  const { answers } = await mounted(new HttpError('Not reached', 502, null));
  await press('Refuse');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Reason' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Something else' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Note to the users' }), { target: { value: 'Ask in May' } });
  await press('Refuse');
  expect((await screen.findByRole('alert')).textContent).toBe(en.parde.errors.unknown);
  await press('Refuse');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const refusal = { state: 'refused', reason: 'other', note: 'Ask in May' };
  expect(answers).toEqual([refusal, refusal]);
});
