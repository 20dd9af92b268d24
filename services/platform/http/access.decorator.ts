import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Role } from '#platform/kernel/context/viewer.ts';

/** Who may call a route. A route that says nothing is closed to everybody. */
export type Access = 'public' | Role;

export const ACCESS = Symbol('access');

export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

export const TOKEN_IGNORED = Symbol('token ignored');

/**
 * Of a file that is the same for everybody, such as a picture, or whose address says by itself who may have it: who asks is not
 * looked at, so a token that is over spoils none.
 */
export const PublicFile = () => applyDecorators(Public(), SetMetadata(TOKEN_IGNORED, true));

/** Marks the routes of the staff by which the second step of a log-in is set up: nobody needs it there. */
export const BEFORE_TWO_FACTOR = Symbol('before two-factor');

const RANK: Record<Role, number> = { viewer: 1, moderator: 2, admin: 3 };

/** Whether a role may do what asks for at least `needed`. */
export function roleAllows(role: Role, needed: Role): boolean {
  return RANK[role] >= RANK[needed];
}
