import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../../../../api/types.ts';
import { readFormDraft } from '../../../../components/form/form-draft.ts';
import { api } from '../../../../lib/api/client.ts';
import { commentsQuery } from '../comments-query.ts';
import { SeriesThread } from '../thread-title.ts';
import { Composer } from './Composer.tsx';
import { draftAt, hasDraft } from './draft.ts';

const PLACE = { subject: { postId: 7 }, parentId: null };
const USER: User = {
  id: 1,
  name: 'N',
  username: 'n',
  email: 'n@example.com',
  phone: null,
  role: 'viewer',
  vip_expiration: null,
  bandwidth: 0,
  plan: 3,
  avatar_path: null,
  two_factor: false,
  notifications: [],
};
const NOTHING = { body: '', spoiler: false, minute: '', season: '', episode: '' };
const keptBody = () => readFormDraft(draftAt(PLACE), NOTHING).body;
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
/** Comments that were sent: what a suite before this one still asks for is not counted. */
const sent = () => (post.mock.calls as unknown[][]).filter(([path]) => path === '/api/user/comment');
const answers = (answer: unknown) => post.mockResolvedValue(answer as never);

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  post.mockReset();
});

function open(series = false, client = new QueryClient()) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SeriesThread value={series}>
            <Composer place={PLACE} user={USER} label="comment" />
          </SeriesThread>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    text: screen.getByLabelText<HTMLTextAreaElement>('comment'),
    send: screen.getByRole('button', { name: 'comment.send' }),
  };
}

const arrived = { data: { status: 1, message: 'fine', comment_id: 3 }, response: { ok: true, status: 200 } };
const refused = { error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } };

describe('writing a comment', () => {
  it('sends once for a double tap, then empties the field and forgets the draft', async () => {
    answers(arrived);
    const { text, send } = open();
    fireEvent.change(text, { target: { value: 'A fine film' } });
    act(() => {
      send.click();
      send.click();
    });
    await waitFor(() => expect(text.value).toBe(''));
    expect(sent()).toHaveLength(1);
    expect(hasDraft(PLACE)).toBe(false);
  });

  it('keeps the text, in the field and as a draft, when the server refuses', async () => {
    answers(refused);
    const { text, send } = open();
    fireEvent.change(text, { target: { value: 'A fine film' } });
    fireEvent.click(send);
    expect(await screen.findByText('Refused')).toBeTruthy();
    expect(text.value).toBe('A fine film');
    expect(keptBody()).toBe('A fine film');
  });

  it('finds the draft again, with the mark of a spoiler and the minute', () => {
    const { text } = open();
    fireEvent.change(text, { target: { value: 'begun before' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'comment.place.add' }));
    fireEvent.change(screen.getByLabelText('comment.place.minute'), { target: { value: '42' } });
    cleanup();
    expect(open().text.value).toBe('begun before');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    const minute = screen.getByLabelText<HTMLInputElement>('comment.place.minute');
    expect(minute.value).toBe('42');
    fireEvent.change(minute, { target: { value: '' } });
    expect(screen.queryByLabelText('comment.place.minute')).toBe(minute);
  });

  it('asks for more than one character without asking the server', async () => {
    const { text, send } = open();
    fireEvent.change(text, { target: { value: 'a' } });
    fireEvent.click(send);
    expect(await screen.findByText('Please write a longer comment')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('names the minute it is about, in the digits of either language, and not half an episode', async () => {
    answers(arrived);
    const { text, send } = open(true);
    fireEvent.change(text, { target: { value: 'Look here' } });
    fireEvent.click(screen.getByRole('button', { name: 'comment.place.add' }));
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(`comment.place.${name}`), { target: { value } });
    type('minute', '۴۲');
    type('season', '2');
    fireEvent.click(send);
    expect(await screen.findByText('Please name the season and the episode, or neither')).toBeTruthy();
    type('minute', 'x');
    expect(await screen.findByText('The minute is a whole number up to 999')).toBeTruthy();
    expect(sent()).toEqual([]);
    type('minute', '۴۲');
    type('episode', '3');
    fireEvent.click(send);
    await waitFor(() => expect(text.value).toBe(''));
    expect(screen.queryByLabelText('comment.place.minute')).toBeNull();
    const comment = { post_id: 7, body: 'Look here', spoiler: false, place: { minute: 42, season: 2, episode: 3 } };
    expect((post.mock.calls as unknown[][])[0]?.[1]).toMatchObject({ body: { comment } });
  });

  it('offers who writes in the thread once a name is begun', () => {
    const client = new QueryClient();
    const user = { username: 'sara_1', name: 'سارا', avatar_path: null, premium: false };
    const comments = [{ user, mine: false, status: 'approved', replies: [] }];
    client.setQueryData(commentsQuery(PLACE.subject).queryKey, {
      pages: [{ comments, max_page: 1, total: 1 }],
      pageParams: [1],
    } as never);
    const { text } = open(false, client);
    fireEvent.change(text, { target: { value: 'me@sa' } });
    expect(screen.queryByRole('button', { name: /sara_1/ })).toBeNull();
    fireEvent.change(text, { target: { value: 'As @sa' } });
    fireEvent.click(screen.getByRole('button', { name: /sara_1/ }));
    expect(text.value).toBe('As @sara_1 ');
    expect(keptBody()).toBe('As @sara_1 ');
  });
});
