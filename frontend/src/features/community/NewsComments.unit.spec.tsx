import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Comment } from '../../api/types.ts';
import { api } from '../../lib/api/client.ts';
import { clearToken, storeToken } from '../../lib/session/token.ts';
import Comments from './Comments.tsx';
import { SAMPLE_COMMENT } from './testing/sample-comment.ts';

const OK = { ok: true, status: 200 };
const USER = { id: 1, name: 'N', username: 'n', email: 'n@example.com', role: 'viewer', plan: 3, avatar_path: null };
const COMMENT: Comment = {
  ...SAMPLE_COMMENT,
  post_id: null,
  news_post_id: 7,
  body: 'well reported',
  likes: { up: 1, down: 0 },
};
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  post.mockReset();
  post.mockImplementation((async (path: string) => {
    if (path === '/api/user/info') return { data: { status: 1, user: USER }, response: OK };
    if (path === '/api/user/comment') return { data: { status: 1, message: 'sent', comment_id: 9 }, response: OK };
    return { data: { comments: [COMMENT], max_page: 1, total: 1 }, response: OK };
  }) as never);
});
afterEach(() => {
  cleanup();
  clearToken();
});

/** What was asked of a path, in its order. */
const asked = (path: string) =>
  (post.mock.calls as unknown as [string, { body: unknown }][])
    .filter(([to]) => to === path)
    .map(([, { body }]) => body);

async function open(address = '/news/x') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[address]}>
            <Comments subject={{ newsPostId: 7 }} />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
}

describe('the comments under a news post', () => {
  it('are those of the news post, for guests too', async () => {
    await open();
    expect(await screen.findByText('well reported')).toBeTruthy();
    expect(asked('/api/post/comments')).toEqual([{ news_post_id: 7, page: 1, sort: 'newest' }]);
    expect(screen.getByRole('link', { name: 'account.login' })).toBeTruthy();
  });

  it('are written and answered there, and are about no minute', async () => {
    storeToken('token', false);
    await open();
    const text = await screen.findByLabelText<HTMLTextAreaElement>('comment.label');
    expect(screen.queryByRole('button', { name: 'comment.place.add' })).toBeNull();
    fireEvent.change(text, { target: { value: 'I did not know that' } });
    fireEvent.click(screen.getByRole('button', { name: 'comment.send' }));
    await waitFor(() => expect(text.value).toBe(''));
    fireEvent.click(await screen.findByRole('button', { name: 'reply.open' }));
    fireEvent.change(await screen.findByLabelText('reply.to'), { target: { value: 'Neither did I' } });
    fireEvent.click(screen.getByRole('button', { name: 'reply.send' }));
    await waitFor(() => expect(asked('/api/user/comment')).toHaveLength(2));
    expect(asked('/api/user/comment')).toEqual([
      { comment: { news_post_id: 7, body: 'I did not know that', spoiler: false, place: null } },
      { comment: { news_post_id: 7, parent_id: 5, body: 'Neither did I', spoiler: false, place: null } },
    ]);
  });

  it('open a link to one of them, and not to one of a title with the same number', async () => {
    await open('/news/x#comment-5');
    expect(await screen.findByRole('region', { name: 'comments.linked' })).toBeTruthy();
    cleanup();
    post.mockImplementation((async (path: string) => {
      const elsewhere = { ...COMMENT, post_id: 7, news_post_id: null };
      const comments = path === '/api/post/commentThread' ? [elsewhere] : [];
      return { data: { comments, max_page: 1, total: 0 }, response: OK };
    }) as never);
    await open('/news/x#comment-5');
    expect(await screen.findByText('comments.none')).toBeTruthy();
    await waitFor(() => expect(asked('/api/post/commentThread')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'comments.linked' })).toBeNull();
  });
});
