import { useGetIdentity, usePermissions } from 'react-admin';
import type { ConsoleUser, Role } from '../../api/types.ts';
import { type Rights, rightsOver } from './staff-rights.ts';

/** Null until it is known who asks. */
export function useRights(user: ConsoleUser): Rights | null {
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<Role>();
  if (!identity || !permissions) return null;
  return rightsOver(user, { id: Number(identity.id), role: permissions });
}
