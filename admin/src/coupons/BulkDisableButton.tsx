import Block from '@mui/icons-material/Block';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { DisableDialog } from './DisableDialog.tsx';

/** Asks, then disables the selected coupons. */
export function BulkDisableButton() {
  const { selectedIds, onUnselectItems } = useListContext<ConsoleCoupon>();
  const [asking, setAsking] = useState(false);
  const done = () => {
    setAsking(false);
    onUnselectItems();
  };
  return (
    <>
      <Button label="parde.coupons.disable" onClick={() => setAsking(true)} sx={{ color: 'var(--danger-text)' }}>
        <Block />
      </Button>
      {asking && <DisableDialog ids={selectedIds} onClose={() => setAsking(false)} onDone={done} />}
    </>
  );
}
