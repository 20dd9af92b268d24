import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Comment } from '../../../../api/types.ts';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { api } from '../../../../lib/api/client.ts';
import { takeReturnPath } from '../../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../../lib/session/token.ts';
import { SAMPLE_COMMENT } from '../../testing/sample-comment.ts';
import { useDeleteComment, useLike, useReportComment } from '../actions/use-comment-change.ts';
import { commentsQuery } from '../comments-query.ts';
import { useEditComment } from '../writing/use-edit-comment.ts';
import { CommentBody } from './CommentBody.tsx';
import { CommentCard } from './CommentCard.tsx';

const COMMENT: Comment = { ...SAMPLE_COMMENT, likes: { up: 1, down: 0 } };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  post.mockReset();
});

function open(element: React.ReactNode, client = new QueryClient()) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{element}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('the head of a comment', () => {
  it.each([
    ['comment.at', { minute: 42, season: null, episode: null }],
    ['comment.at.episode', { minute: 42, season: 2, episode: 3 }],
  ])('says where it is about, of a series also the episode: %s', (text, place) => {
    open(<CommentCard comment={{ ...COMMENT, place }} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('the text of a comment', () => {
  it('is folded where it is long', () => {
    open(<CommentBody comment={{ ...COMMENT, body: `${COMMENT.body} `.repeat(60) }} />);
    fireEvent.click(screen.getByRole('button', { name: 'text.more' }));
    expect(screen.getByRole('button', { name: 'text.less' })).toBeTruthy();
  });

  it('stands behind a curtain when it gives something away, but for its author', () => {
    open(<CommentBody comment={{ ...COMMENT, spoiler: true }} />);
    expect(screen.queryByText(COMMENT.body)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'comment.show' }));
    expect(screen.getByText(COMMENT.body)).toBeTruthy();
    cleanup();
    open(<CommentBody comment={{ ...COMMENT, spoiler: true, mine: true }} />);
    expect(screen.getByText(COMMENT.body)).toBeTruthy();
  });

  it('is marked for its author as what others see covered', () => {
    open(<CommentCard comment={{ ...COMMENT, spoiler: true, mine: true, status: 'pending' }} />);
    expect(screen.getByText('comment.spoiler.mine')).toBeTruthy();
    cleanup();
    open(<CommentCard comment={{ ...COMMENT, spoiler: true }} />);
    expect(screen.queryByText('comment.spoiler.mine')).toBeNull();
  });

  it('comes from the server only when a locked one is asked for', async () => {
    const answer = { data: { comments: [COMMENT], max_page: 1, total: 1 }, response: { ok: true, status: 200 } };
    post.mockResolvedValue(answer as never);
    const place = { minute: 42, season: null, episode: null };
    open(<CommentBody comment={{ ...COMMENT, body: '', locked: true, place }} />);
    expect(post).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'comment.reveal' }));
    expect(await screen.findByText(COMMENT.body)).toBeTruthy();
  });

  it('that does not come says so, and can be asked for again', async () => {
    const broken = { status: 0, code: 'internal', message: 'There is a problem during processing your request' };
    post.mockResolvedValue({ error: broken, response: { ok: false, status: 500 } } as never);
    const told = jest.spyOn(toast, 'error');
    const place = { minute: 42, season: null, episode: null };
    open(<CommentBody comment={{ ...COMMENT, body: '', locked: true, place }} />);
    fireEvent.click(screen.getByRole('button', { name: 'comment.reveal' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith(broken.message));
    expect(screen.getByRole('button', { name: 'comment.reveal' })).toBeTruthy();
  });

  it('leads to whom it mentions', () => {
    open(<CommentBody comment={{ ...COMMENT, body: 'as @sara says, not me@omid' }} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['@sara', '/user/sara']]);
  });
});

describe('one’s own comment', () => {
  const mine = { ...COMMENT, mine: true, changeable_until: new Date(Date.now() + 3_600_000).toISOString() };
  /** As a browser does it for a press of Enter. */
  const openMenu = () => {
    const button = screen.getByRole('button', { name: 'comment.actions' });
    fireEvent.keyDown(button, { key: 'Enter', code: 'Enter' });
    fireEvent.click(button);
  };

  it('takes other words, which wait for a moderator', async () => {
    post.mockResolvedValue({ data: { status: 1, message: 'sent' }, response: { ok: true, status: 200 } } as never);
    const client = new QueryClient();
    const { queryKey } = commentsQuery({ postId: 7 });
    client.setQueryData(queryKey, { pages: [{ comments: [mine], max_page: 1, total: 1 }], pageParams: [1] });
    open(<CommentCard comment={mine} />, client);
    openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'comment.edit' }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>('comment.edit.label');
    expect(text.value).toBe(mine.body);
    fireEvent.change(text, { target: { value: 'it was the gardener' } });
    fireEvent.click(screen.getByRole('button', { name: 'comment.edit.send' }));
    await waitFor(() => expect(screen.queryByLabelText('comment.edit.label')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'comment.actions' }));
    const comment = { comment_id: 5, body: 'it was the gardener', spoiler: false, place: null };
    expect((post.mock.calls as unknown[][])[0]).toMatchObject(['/api/user/editComment', { body: { comment } }]);
    expect(client.getQueryData(queryKey)?.pages[0]?.comments[0]).toMatchObject({
      body: 'it was the gardener',
      status: 'pending',
    });
  });

  it('keeps what was typed when the server refuses', async () => {
    const refused = { status: 0, code: 'already_answered', message: 'Somebody has answered this comment already' };
    post.mockResolvedValue({ error: refused, response: { ok: false, status: 409 } } as never);
    open(<CommentCard comment={mine} />);
    openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'comment.edit' }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>('comment.edit.label');
    fireEvent.change(text, { target: { value: 'too late' } });
    fireEvent.click(screen.getByRole('button', { name: 'comment.edit.send' }));
    expect(await screen.findByText(refused.message)).toBeTruthy();
    expect(text.value).toBe('too late');
  });

  it('has what was typed when it is opened anew after another log-in, and not once it was put away', async () => {
    const edit = async () => {
      openMenu();
      fireEvent.click(await screen.findByRole('menuitem', { name: 'comment.edit' }));
      return screen.findByLabelText<HTMLTextAreaElement>('comment.edit.label');
    };
    const refused = { status: -1, code: 'x', auth_error: 'token_expired', message: 'Refused' };
    post.mockResolvedValue({ error: refused, response: { ok: false, status: 401 } } as never);
    open(<CommentCard comment={mine} />);
    fireEvent.change(await edit(), { target: { value: 'it was the gardener' } });
    fireEvent.click(screen.getByRole('button', { name: 'comment.edit.send' }));
    await waitFor(() => expect(takeReturnPath()).toBe('/#comments'));
    cleanup();
    open(<CommentCard comment={mine} />);
    expect((await edit()).value).toBe('it was the gardener');
    fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
    expect((await edit()).value).toBe(mine.body);
  });

  it('is deleted once that was asked for twice', async () => {
    post.mockResolvedValue({ data: { status: 1, message: 'gone' }, response: { ok: true, status: 200 } } as never);
    open(<CommentCard comment={mine} />);
    openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'comment.delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'comment.delete.keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(post).not.toHaveBeenCalled();
    openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'comment.delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'comment.delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((post.mock.calls as unknown[][])[0]).toMatchObject(['/api/user/deleteComment', { body: { comment_id: 5 } }]);
  });

  it('is not changed after its hour, nor once it is answered', async () => {
    for (const over of [{ changeable_until: '2020-01-01T00:00:00Z' }, { replies_count: 1 }]) {
      open(<CommentCard comment={{ ...mine, ...over }} />);
      openMenu();
      await screen.findByRole('menuitem', { name: 'comment.link' });
      expect(screen.queryByRole('menuitem', { name: 'comment.edit' })).toBeNull();
      cleanup();
    }
  });
});

describe('what may have arrived', () => {
  const ways = {
    'a deletion': function useDeletion() {
      const { mutate } = useDeleteComment(COMMENT);
      return () => mutate();
    },
    'a report': function useReport() {
      const { mutate } = useReportComment(COMMENT);
      return () => mutate('spoiler');
    },
    'other words': function useOtherWords() {
      const { mutate } = useEditComment(COMMENT);
      return () => mutate({ body: 'it was the gardener', spoiler: false, place: null });
    },
  };

  it.each(Object.entries(ways))('is the same when it is sent again: %s', async (_name, useWay) => {
    post.mockReturnValue(new Promise(() => undefined) as never);
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Again = () => <button type="button" aria-label="send" onClick={useWay()} />;
    const client = new QueryClient();
    open(<Again />, client);
    fireEvent.click(screen.getByRole('button', { name: 'send' }));
    await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('error'));
    fireEvent.click(screen.getByRole('button', { name: 'send' }));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    const [first, second] = (post.mock.calls as unknown as [string, { headers: object }][]).map(
      ([, call]) => call.headers,
    );
    expect(second).toEqual(first);
  });
});

describe('liking a comment', () => {
  const said = () =>
    (post.mock.calls as unknown as [string, { body: unknown }][])
      .filter(([path]) => path === '/api/user/like')
      .map(([, { body }]) => body);

  it('is for members: a guest logs in first, comes back to the comment, and it is said once', async () => {
    open(<CommentCard comment={COMMENT} />);
    fireEvent.click(screen.getByRole('button', { name: 'comment.dislike' }));
    expect(post).not.toHaveBeenCalled();
    expect(takeReturnPath()).toBe('/#comment-5');
    cleanup();
    post.mockResolvedValue({ data: { status: 1, message: 'm' }, response: { ok: true, status: 200 } } as never);
    storeToken('t', false);
    open([<CommentCard key={5} comment={COMMENT} />, <CommentCard key={6} comment={{ ...COMMENT, id: 6 }} />]);
    await waitFor(() => expect(said()).toEqual([{ entity: 'comment', entity_id: 5, type: 'down' }]));
    cleanup();
    open(<CommentCard comment={COMMENT} />);
    expect(said()).toHaveLength(1);
    clearToken();
  });

  it('is not said of a comment that turns out to be one’s own', () => {
    open(<CommentCard comment={COMMENT} />);
    fireEvent.click(screen.getByRole('button', { name: 'comment.like: 1' }));
    cleanup();
    storeToken('t', false);
    open(<CommentCard comment={{ ...COMMENT, mine: true }} />);
    expect(said()).toEqual([]);
    clearToken();
  });

  it('leads back to the comment when the session has ended, too', async () => {
    const refused = { status: -1, code: 'x', auth_error: 'token_expired', message: 'Refused' };
    post.mockResolvedValue({ error: refused, response: { ok: false, status: 401 } } as never);
    storeToken('t', false);
    open(<CommentCard comment={COMMENT} />);
    fireEvent.click(screen.getByRole('button', { name: 'comment.like: 1' }));
    await waitFor(() => expect(takeReturnPath()).toBe('/#comment-5'));
    clearToken();
  });

  it('shows at once, and is undone when refused', async () => {
    let refuse: (answer: unknown) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (refuse = resolve)) as never);
    const client = new QueryClient();
    const { queryKey } = commentsQuery({ postId: 7 });
    client.setQueryData(queryKey, { pages: [{ comments: [COMMENT], max_page: 1, total: 1 }], pageParams: [1] });
    const Up = () => {
      const like = useLike(COMMENT);
      return <button type="button" aria-label="up" onClick={() => like.mutate('up')} />;
    };
    open(<Up />, client);
    const now = () => client.getQueryData(queryKey)?.pages[0]?.comments[0];
    fireEvent.click(screen.getByRole('button', { name: 'up' }));
    await waitFor(() => expect(now()).toMatchObject({ likes: { up: 2 }, my_like: 'up' }));
    refuse({ error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } });
    await waitFor(() => expect(now()).toMatchObject({ likes: { up: 1 }, my_like: null }));
  });

  it('says one thing at a time: a change of mind waits for the answer', async () => {
    let refuse: (answer: unknown) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (refuse = resolve)) as never);
    storeToken('t', false);
    open(<CommentCard comment={COMMENT} />);
    const down = screen.getByRole('button', { name: 'comment.dislike' });
    fireEvent.click(screen.getByRole('button', { name: 'comment.like: 1' }));
    await waitFor(() => expect(down.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(down);
    refuse({ error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } });
    await waitFor(() => expect(down.getAttribute('aria-disabled')).toBeNull());
    expect(said()).toHaveLength(1);
    clearToken();
  });
});

it('names an author whose account is gone in the reader’s language, and leads to no page of theirs', () => {
  const user = { username: 'deleted', name: 'Deleted user', avatar_path: null, premium: true };
  open(<CommentCard comment={{ ...COMMENT, user }} />);
  expect(screen.getByText('comment.author.gone')).toBeTruthy();
  expect(screen.queryByText('Deleted user')).toBeNull();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  expect(screen.queryByText('premium.mark')).toBeNull();
});
