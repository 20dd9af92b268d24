import { KNOWN_ACTIONS, pageOf } from './audit-words.ts';

describe('the log in words', () => {
  it('knows acts by the names the server gives them', () => {
    expect(KNOWN_ACTIONS).toContain('comment.approved');
    expect(KNOWN_ACTIONS).toContain('user.role-changed');
  });

  it('leads to the page of what was acted on', () => {
    expect(pageOf({ resource: 'memberships', resource_id: 7 })).toBe('/users/7/show');
    expect(pageOf({ resource: 'plans', resource_id: 2 })).toBe('/plans/2');
    expect(pageOf({ resource: 'things', resource_id: 2 })).toBeNull();
    expect(pageOf({ resource: 'users', resource_id: null })).toBeNull();
  });
});
