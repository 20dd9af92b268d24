import Checkbox from '@mui/material/Checkbox';
import { useDataTableCallbacksContext, useDataTableSelectedIdsContext, useRecordContext } from 'react-admin';

/**
 * Selects a row of a DataTable, with Shift all rows from the one before. In the place of react-admin's own, which has its
 * label on a span where no screen reader finds it.
 */
export function SelectCell({ label }: { label: string }) {
  const record = useRecordContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => {
        event.stopPropagation();
        handleToggleItem?.(record.id, event);
      }}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
