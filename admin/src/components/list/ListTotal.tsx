import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';

/** How many records the list around it has; read out when a filter changes it. */
export function ListTotal() {
  const translate = useTranslate();
  const { total } = useListContext();
  if (total === undefined) return null;
  return (
    <Box component="span" role="status" sx={{ color: 'var(--text-low)', fontSize: '0.875rem', paddingBlockStart: 0.5 }}>
      {translate('parde.list.total', { smart_count: total })}
    </Box>
  );
}
