import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { WaitingRow } from '../api/types.ts';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { useQueueKeys } from '../components/queue/keyboard/use-queue-keys.ts';
import { QueueSkeleton } from '../components/queue/QueueSkeleton.tsx';
import { TakenDialog } from './TakenDialog.tsx';
import { useTakeUp } from './use-take-up.ts';
import { WaitingItem } from './WaitingItem.tsx';

const nothing = () => undefined;

/** J and K go through the rows, O takes up the one that is read. */
export function WaitingList() {
  const { data } = useListContext<WaitingRow>();
  return data ? <Rows rows={data} /> : <QueueSkeleton />;
}

function NothingWaiting() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext<WaitingRow>();
  const narrowed = Boolean(filterValues['kind']);
  return (
    <StateMessage
      drawing="done"
      title={translate(narrowed ? 'parde.waiting.none_of_kind' : 'parde.waiting.none')}
      lead={translate('parde.waiting.none_lead')}
      action={
        narrowed && (
          <Button variant="outlined" onClick={() => setFilters({}, {})}>
            {translate('parde.waiting.every_kind')}
          </Button>
        )
      }
    />
  );
}

function Rows({ rows }: { rows: readonly WaitingRow[] }) {
  const { takeUp, busy, taken, leave } = useTakeUp();
  const [pointed, setPointed] = useState<{ id: string; at: number; byKey: boolean } | null>(null);
  const found = rows.findIndex(({ id }) => id === pointed?.id);
  // Where it is gone, because a colleague has decided it, the one in its place is read next.
  const at = found >= 0 ? found : Math.min(pointed?.at ?? 0, rows.length - 1);
  const current = rows[at];
  const pointAt = (place: number, byKey: boolean) => {
    const row = rows[place];
    if (row) setPointed({ id: row.id, at: place, byKey });
  };
  const move = (step: 1 | -1) => pointAt(Math.min(Math.max(at + step, 0), rows.length - 1), true);
  useQueueKeys(
    {
      next: () => move(1),
      previous: () => move(-1),
      open: () => current && void takeUp(current),
      approve: nothing,
      refuse: nothing,
      select: nothing,
      undo: nothing,
      help: nothing,
    },
    taken !== null,
  );
  if (rows.length === 0) return <NothingWaiting />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row, place) => (
          <WaitingItem
            key={row.id}
            row={row}
            current={row.id === current?.id}
            byKey={pointed?.byKey ?? false}
            busy={busy}
            onPoint={() => pointAt(place, false)}
            onTakeUp={() => void takeUp(row)}
          />
        ))}
      </Box>
      {taken && (
        <TakenDialog
          name={rows.find(({ id }) => id === taken.id)?.claim?.username}
          onLeave={leave}
          onGo={() => {
            leave();
            void takeUp(taken, true);
          }}
        />
      )}
    </>
  );
}
