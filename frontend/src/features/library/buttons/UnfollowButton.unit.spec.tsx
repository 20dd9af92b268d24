import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { UnfollowButton } from './UnfollowButton.tsx';

const OK = { ok: true, status: 200 };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
/** The entry that the server has. */
let followingId: number | null;
let marked: Promise<void>;

beforeAll(() =>
  i18n.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { library: { unfollow: 'Unfollow', 'person.off': 'Follow' } } },
  }),
);
beforeEach(() => {
  storeToken('t', false);
  marked = new Promise((resolve) => {
    post.mockImplementation((async (path: string) => {
      if (path === '/api/user/marks') {
        const people = followingId === null ? [] : [{ person_id: 7, following_id: followingId }];
        setTimeout(resolve);
        return { data: { posts: [], people }, response: OK };
      }
      if (path === '/api/user/unfollow') followingId = null;
      if (path === '/api/user/followPerson') followingId = 32;
      return { data: { status: 1, message: 'Deleted successfully', user: {} }, response: OK };
    }) as never);
  });
});
afterEach(() => {
  cleanup();
  clearToken();
});

function open() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <UnfollowButton kind="person" id={7} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it('unfollows what the notification is of, and offers the way back', async () => {
  followingId = 31;
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Unfollow' }));
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy();
  await waitFor(() => expect(followingId).toBeNull());
  expect(post).toHaveBeenCalledWith('/api/user/unfollow', expect.objectContaining({ body: { list_id: [31] } }));
});

it('is not there for what is followed no more', async () => {
  followingId = null;
  open();
  await marked;
  expect(screen.queryByRole('button')).toBeNull();
});
