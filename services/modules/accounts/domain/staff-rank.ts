type Role = 'viewer' | 'moderator' | 'admin';
const RANK: Record<Role, number> = { viewer: 1, moderator: 2, admin: 3 };

/** Staff act on those below them only; an admin who must go is made something else first, by another admin. */
export function ranksAbove(role: Role, other: Role): boolean {
  return RANK[role] > RANK[other];
}
