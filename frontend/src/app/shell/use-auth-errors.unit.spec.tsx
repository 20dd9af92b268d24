import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { call } from '../../lib/api/client.ts';
import { takeReturnPath } from '../../lib/session/kept/return-path.ts';
import { readToken, storeToken } from '../../lib/session/token.ts';
import { useAuthErrors, wayAfter } from './use-auth-errors.ts';

function Page() {
  useAuthErrors();
  return <p>{useLocation().pathname}</p>;
}

async function refuse(path: string, kind: 'token_required' | 'token_expired', acting = false): Promise<void> {
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const response = new Response(null, { status: 401 });
  const refused = () =>
    call(Promise.resolve({ error: { status: -1, auth_error: kind, message: 'refused' }, response })).catch(() => null);
  await act(async () => {
    if (acting) await queries.getMutationCache().build(queries, { mutationFn: refused }).execute(undefined);
    else await refused();
  });
}

describe('a refused token', () => {
  beforeEach(() => storeToken('of-a-session-that-is-over', false));
  afterEach(() => takeReturnPath());

  it.each(['/movies', '/movies/inception-2010', '/user/leila', '/'])('leads home from %s', async (path) => {
    await refuse(path, 'token_expired');
    expect(screen.getByText('/')).toBeDefined();
    expect(readToken()).toBeNull();
    expect(takeReturnPath()).toBe('/');
  });

  it.each(['/user/profile-page', '/user/download-list', '/play/7', '/report/3', '/confirm-order2?offer=2'])(
    'leads to the log-in from %s, and back',
    async (path) => {
      await refuse(path, 'token_expired');
      expect(screen.getByText('/login')).toBeDefined();
      expect(takeReturnPath()).toBe(path);
    },
  );

  it('leads to the log-in where a member does something, and where nobody is logged in', async () => {
    await refuse('/movies/inception-2010', 'token_expired', true);
    expect(screen.getByText('/login')).toBeDefined();
    expect(takeReturnPath()).toBe('/movies/inception-2010');
    expect(wayAfter('token_required', '/movies', false)).toBe('/login');
  });
});
