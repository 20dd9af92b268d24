import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Comment } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { CommentBody } from './CommentBody.tsx';
import { commentsQuery } from './comments-query.ts';
import { useLike } from './use-comment-change.ts';

const COMMENT: Comment = {
  id: 5,
  post_id: 7,
  parent_id: null,
  body: 'the butler did it',
  created_at: '2026-01-01T00:00:00Z',
  edited_at: null,
  status: 'approved',
  mine: false,
  changeable_until: null,
  spoiler: false,
  place: null,
  locked: false,
  likes: { up: 1, down: 0 },
  my_like: null,
  user: { username: 'u', name: 'U', avatar_path: null, premium: false },
  replies_count: 0,
  replies: [],
};
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
afterEach(() => {
  cleanup();
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

describe('the text of a comment', () => {
  it('stands behind a curtain when it gives something away, but for its author', () => {
    open(<CommentBody comment={{ ...COMMENT, spoiler: true }} />);
    expect(screen.queryByText(COMMENT.body)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'comment.show' }));
    expect(screen.getByText(COMMENT.body)).toBeTruthy();
    cleanup();
    open(<CommentBody comment={{ ...COMMENT, spoiler: true, mine: true }} />);
    expect(screen.getByText(COMMENT.body)).toBeTruthy();
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
});

describe('liking a comment', () => {
  it('shows at once, and is undone when refused', async () => {
    let refuse: (answer: unknown) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (refuse = resolve)) as never);
    const client = new QueryClient();
    const { queryKey } = commentsQuery(7);
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
});
