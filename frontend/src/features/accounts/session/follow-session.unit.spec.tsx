import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { User } from '../../../api/types.ts';
import { dismissToasts, toast, useToasts } from '../../../components/feedback/toasts/toast-store.ts';
import { api } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { clearToken, readToken } from '../../../lib/session/token.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { followSession } from './follow-session.ts';
import { startSession } from './start-session.ts';

const LIST = ['session', 'list'];
const post = jest.spyOn(api, 'POST');

const hear = () => dispatchEvent(new StorageEvent('storage', { key: 'parde.session' }));
/** What another tab leaves in the cookie that all of them share. */
function keepElsewhere(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
  document.cookie = `token=${token}; Path=/; Max-Age=${token ? 60 : 0}`;
}

function Member() {
  const { signedIn, user } = useSession();
  return <p>{signedIn ? `member ${user?.username ?? '…'}` : 'guest'}</p>;
}

/** A page for members, which need not know who it is for. */
function Lists() {
  const { data = 'nothing yet' } = useQuery({
    queryKey: ['session', 'lists'],
    queryFn: async () => `lists of ${readToken()}`,
    staleTime: 60_000,
  });
  return <p>{data}</p>;
}

beforeAll(() => {
  followSession();
  post.mockImplementation((async () => {
    const username = document.cookie.replace('token=', '');
    return { data: { status: 1, user: { username } }, response: { ok: true, status: 200 } };
  }) as never);
});
afterAll(() => {
  clearToken();
  queryClient.clear();
  post.mockRestore();
});

it('a log-in takes away what guests were told', () => {
  const { result } = renderHook(() => useToasts());
  act(() => toast.info('Please Login First'));
  act(() => toast.error('There is no line'));
  act(() => startSession('mina', { username: 'mina' } as User, false));
  const told = result.current.map(({ text }) => text);
  expect(told).not.toContain('Please Login First');
  expect(told).toContain('There is no line');
  act(() => dismissToasts('error'));
});

describe('a log-in', () => {
  beforeEach(() => {
    startSession('mina', { username: 'mina' } as User, false);
    queryClient.setQueryData(LIST, ['of mina']);
    render(
      <QueryClientProvider client={queryClient}>
        <Member />
        <Lists />
      </QueryClientProvider>,
    );
  });

  it('in another tab is followed, and nothing of the member before stays', async () => {
    await screen.findByText('member mina');
    keepElsewhere('omid');
    hear();
    await screen.findByText('member omid');
    expect(queryClient.getQueryData(LIST)).toBeUndefined();
    keepElsewhere('');
    hear();
    await screen.findByText('guest');
  });

  it('as somebody else leaves nothing on the page of the member before', async () => {
    await screen.findByText('lists of mina');
    keepElsewhere('omid');
    hear();
    await screen.findByText('lists of omid');
    act(() => startSession('sara', { username: 'sara' } as User, false));
    await screen.findByText('lists of sara');
    await screen.findByText('member sara');
  });

  it('that this tab was not told of is seen once it is shown again', async () => {
    await screen.findByText('member mina');
    keepElsewhere('omid');
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('member omid');
  });

  it('here is told to the others, and one that was followed is not', () => {
    const told = localStorage.getItem('parde.session');
    expect(told).not.toBeNull();
    keepElsewhere('omid');
    hear();
    expect(localStorage.getItem('parde.session')).toBe(told);
  });

  it('goes on where the browser keeps nothing: the others see it once they are shown', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no storage here', 'SecurityError');
    });
    expect(() => startSession('sara', { username: 'sara' } as User, false)).not.toThrow();
    expect(forbidden).toHaveBeenCalled();
    forbidden.mockRestore();
  });
});
