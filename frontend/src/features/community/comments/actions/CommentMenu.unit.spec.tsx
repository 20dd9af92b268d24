import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Comment } from '../../../../api/types.ts';
import CommentMenu from './CommentMenu.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
afterEach(cleanup);

const PENDING = { id: 5, mine: true, status: 'pending', changeable_until: null, replies_count: 0 } as Comment;

function open(comment: Comment) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <CommentMenu comment={comment} onEdit={() => undefined} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it('has no link to a comment that nobody else can see yet, and says when it will', () => {
  open(PENDING);
  expect(screen.queryByText('comment.link')).toBeNull();
  expect(screen.getByRole('menuitem').textContent).toBe('comment.link.pending');
  expect(screen.getByRole('menuitem').getAttribute('aria-disabled')).toBe('true');
});

it('links to one that was approved', () => {
  open({ ...PENDING, status: 'approved' });
  expect(screen.getByText('comment.link').getAttribute('aria-disabled')).toBeNull();
});
