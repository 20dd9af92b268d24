import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Comment, User } from '../../../api/types.ts';
import { takeReturnPath } from '../../../lib/session/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { CommentThread } from './CommentThread.tsx';

const COMMENT = {
  id: 5,
  post_id: 7,
  news_post_id: null,
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
  likes: { up: 0, down: 0 },
  my_like: null,
  user: { username: 'u', name: 'U', avatar_path: null, premium: false },
  replies_count: 0,
  replies: [],
} as Comment;
const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearToken();
});

function open(user: User | null): void {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/movies/heat-1995']}>
          <Routes>
            <Route path="/movies/:slug" element={<CommentThread comment={COMMENT} user={user} />} />
            <Route path="/login" element={<p>the login</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it('a guest who wants to reply logs in first, and comes back to the reply', async () => {
  open(null);
  fireEvent.click(screen.getByRole('button', { name: 'reply.open' }));
  expect(screen.getByText('the login')).toBeTruthy();
  expect(takeReturnPath()).toBe('/movies/heat-1995#comment-5');
  cleanup();
  storeToken('t', false);
  open({ name: 'V', username: 'v' } as User);
  expect(await screen.findByRole('textbox', { name: 'reply.to' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'reply.open' })).toBeNull();
});
