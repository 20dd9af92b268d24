import type { ReactNode } from 'react';
import { HttpError, usePermissions } from 'react-admin';
import type { Role } from '../api/types.ts';
import { LoadFailure } from './page/LoadFailure.tsx';

const FORBIDDEN = new HttpError('parde.errors.forbidden', 403, null);

/** Says kindly whose page this is before anything is asked of the server, which would refuse it all the same. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { permissions } = usePermissions<Role>();
  if (!permissions) return null;
  return permissions === 'admin' ? children : <LoadFailure error={FORBIDDEN} isPage onRetry={() => undefined} />;
}
