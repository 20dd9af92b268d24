import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { WaitingRow } from '../api/types.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { itemAddress } from './item-address.ts';

const isTaken = (error: unknown) => error instanceof HttpError && error.body?.code === 'work_taken';

/** Goes to what waits, once everybody can see who is at it. What a colleague is at is asked about first. */
export function useTakeUp() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<WaitingRow | null>(null);

  const takeUp = async (row: WaitingRow, over = false) => {
    if (busy) return;
    setBusy(true);
    try {
      const { status } = await provider.claimWork({ kind: row.kind, id: row.item_id, over });
      if (status === 1) navigate(itemAddress(row));
    } catch (error) {
      if (isTaken(error)) {
        refresh();
        setTaken(row);
      } else notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { takeUp, busy, taken, leave: () => setTaken(null) };
}
