import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { SAMPLE_COMMENT } from '../testing/sample-comment.ts';
import { CommentThread } from './CommentThread.tsx';

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
            <Route path="/movies/:slug" element={<CommentThread comment={SAMPLE_COMMENT} user={user} />} />
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

it('gives the focus back to what has opened a reply, once the reply is closed; before that it takes none', async () => {
  storeToken('t', false);
  open({ name: 'V', username: 'v' } as User);
  const opener = () => screen.getByRole('button', { name: 'reply.open' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(opener());
  await screen.findByRole('textbox', { name: 'reply.to' });
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
  expect(document.activeElement).toBe(opener());
});
