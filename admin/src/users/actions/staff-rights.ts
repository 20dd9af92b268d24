import type { ConsoleUser, Role } from '../../api/types.ts';

const RANK: Record<Role, number> = { viewer: 0, moderator: 1, admin: 2 };

interface Asker {
  id: number;
  role: Role;
}

/** What the asker may do to a user, as the server will judge it: what may not be done is not shown. */
export function rightsOver(user: Pick<ConsoleUser, 'id' | 'role' | 'state'>, asker: Asker) {
  const own = user.id === asker.id;
  const gone = user.state === 'deleted';
  const admin = asker.role === 'admin';
  const above = !own && !gone && RANK[asker.role] > RANK[user.role];
  return {
    suspend: above && user.state !== 'suspended',
    unsuspend: above && user.state === 'suspended',
    adjust: admin && !gone,
    changeRole: admin && !own && (user.state === 'active' || user.state === 'suspended'),
    seeMoney: admin,
  };
}
export type Rights = ReturnType<typeof rightsOver>;
