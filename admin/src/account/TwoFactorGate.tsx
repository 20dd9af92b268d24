import { type ReactNode, useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { TwoFactorState } from '../providers/commands/staff-commands.ts';
import { onTwoFactorRequired } from '../providers/session/two-factor-required.ts';
import { EnrolFirstPage } from './EnrolFirstPage.tsx';

/**
 * Lets nobody on who has to set two-factor sign-in up first: the server would refuse them everything else. It stays shut until
 * they have closed the recovery codes, which are shown only once.
 */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useGetOne<TwoFactorState & { id: string }>('two-factor', { id: 'own' });
  const [shut, setShut] = useState(false);
  useEffect(() => onTwoFactorRequired(() => void refetch()), [refetch]);
  const owes = Boolean(data?.needed && !data.enabled);
  if (owes && !shut) setShut(true);
  if (shut || owes) return <EnrolFirstPage onChanged={() => void refetch().then(() => setShut(false))} />;
  return data || error ? children : null;
}
