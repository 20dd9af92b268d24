import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { PublicProfile, User } from '../../../../api/types.ts';
import { api } from '../../../../lib/api/client.ts';
import { ShownParts } from '../details/ShownParts.tsx';
import { publicProfileQuery } from '../profile-query.ts';
import { MemberParts } from './MemberParts.tsx';

const OK = { ok: true, status: 200 };
const PROFILE: PublicProfile = {
  username: 'sara',
  name: 'Sara',
  avatar_path: null,
  joined_at: '2026-01-01T00:00:00Z',
  ratings_count: 2,
  comments_count: 1,
  shows: ['comments', 'ratings'],
  premium: false,
};
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(() => {
  cleanup();
  post.mockReset();
});

function open(element: React.ReactNode, client = new QueryClient(), path = '/user/sara') {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const asked = () => (post.mock.calls as unknown as [string, { body: object }][]).map(([path]) => path);

describe('a member’s page', () => {
  it('has a tab for each part that is shown, and asks for no other', async () => {
    const line = {
      id: 4,
      created_at: '2026-01-01T00:00:00Z',
      post: { post_type: 1, slug: 'x', name: { fa: null, en: 'X' } },
    };
    const comments = [
      { ...line, body: 'plain words', spoiler: false, locked: false },
      { ...line, id: 5, body: 'the butler did it', spoiler: true, locked: false },
      { ...line, id: 6, body: '', spoiler: false, locked: true },
    ];
    post.mockResolvedValue({ data: { hidden: false, comments, max_page: 1, total: 3 }, response: OK } as never);
    open(<MemberParts profile={PROFILE} />);
    expect(await screen.findByText('plain words')).toBeTruthy();
    expect(screen.queryByText('the butler did it')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'member.comment.spoiler' }));
    expect(screen.getByText('the butler did it')).toBeTruthy();
    const locked = screen.getByRole('link', { name: 'member.comment.locked' });
    expect(locked.getAttribute('href')).toBe('/movies/x#comment-6');
    const tabs = screen.getAllByRole('link').map((link) => link.textContent);
    expect(tabs.slice(0, 2)).toEqual(['part.comments', 'part.ratings']);
    expect(tabs).not.toContain('part.lists');
    expect(asked()).toEqual(['/api/user/memberComments']);
  });

  it('asks for nothing where everything is hidden, also when the address names a part', () => {
    open(<MemberParts profile={{ ...PROFILE, shows: [] }} />, new QueryClient(), '/user/sara?show=lists');
    expect(screen.getByText('member.nothing')).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});

describe('what one’s own page shows', () => {
  it('is chosen part by part, and stays as it was when the server refuses', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(publicProfileQuery('sara').queryKey, PROFILE);
    const refused = { error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } };
    post.mockResolvedValue(refused as never);
    open(<ShownParts user={{ username: 'sara' } as User} />, client);
    const box = (part: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `part.${part}` });
    expect([box('comments'), box('ratings'), box('lists')].map(({ checked }) => checked)).toEqual([true, true, false]);
    fireEvent.click(box('ratings'));
    expect(box('ratings').checked).toBe(false);
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    expect((post.mock.calls as unknown[][])[0]).toMatchObject([
      '/api/user/chooseProfileParts',
      { body: { shows: ['comments'] } },
    ]);
    await waitFor(() => expect(box('ratings').disabled).toBe(false));
    expect(box('ratings').checked).toBe(true);
  });
});
