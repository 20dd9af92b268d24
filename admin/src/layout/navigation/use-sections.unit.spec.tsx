import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { AdminContext, type AuthProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { Role } from '../../api/types.ts';
import { useSections } from './use-sections.ts';

afterEach(cleanup);

/** The sections of each group, for who has that role. */
function sectionsOf(role: Role) {
  const authProvider: Partial<AuthProvider> = { checkAuth: async () => undefined, getPermissions: async () => role };
  return renderHook(() => useSections(), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <AdminContext authProvider={authProvider as AuthProvider} store={memoryStore()}>
          {children}
        </AdminContext>
      </MemoryRouter>
    ),
  }).result;
}

describe('the sections of the console', () => {
  it('of a moderator are those of their work, and no group stands empty', () => {
    const { current: groups } = sectionsOf('moderator');
    const keys = groups.map(({ sections }) => sections.map(({ key }) => key));
    expect(keys.map((group) => group[0])).toEqual(['home', 'comments', 'titles', 'news', 'users']);
    expect(keys.flat()).not.toContain('payments');
    expect(groups.map(({ heading }) => heading)).not.toContain('parde.nav.groups.operations');
  });

  it('of an administrator are all, those of theirs among the others of their kind', async () => {
    const result = sectionsOf('admin');
    await waitFor(() => expect(result.current).toHaveLength(6));
    const groups = result.current.map(({ sections }) => sections.map(({ key }) => key));
    expect(groups.flat()).toHaveLength(29);
    expect(groups[4]).toEqual(['users', 'payments', 'coupons', 'plans']);
  });
});
