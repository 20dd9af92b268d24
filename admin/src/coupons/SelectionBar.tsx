import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ConsoleCoupon } from '../api/types';
import { useCopy } from '../browser/use-copy';
import { DisableDialog } from './DisableDialog';

/** What can be done with the selected coupons. */
export function SelectionBar() {
  const translate = useTranslate();
  const copy = useCopy();
  const { data = [], selectedIds, onUnselectItems } = useListContext<ConsoleCoupon>();
  const [disabling, setDisabling] = useState(false);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (chosen.length === 0) return null;
  const clear = translate('parde.comments.clear_selection');
  return (
    <Box
      role="toolbar"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: '6px 16px',
        borderBlockEnd: '1px solid var(--hairline)',
        backgroundColor: 'var(--accent-wash)',
        fontSize: '0.875rem',
      }}
    >
      <span>{translate('parde.coupons.selected', { smart_count: chosen.length })}</span>
      <Button size="small" variant="outlined" onClick={() => void copy(chosen.map(({ code }) => code).join('\n'))}>
        {translate('parde.coupons.copy')}
      </Button>
      <Button size="small" variant="outlined" color="error" onClick={() => setDisabling(true)}>
        {translate('parde.coupons.disable')}
      </Button>
      <IconButton aria-label={clear} title={clear} onClick={() => onUnselectItems()} sx={{ marginInlineStart: 'auto' }}>
        <Close fontSize="small" />
      </IconButton>
      {disabling && (
        <DisableDialog
          ids={chosen.map(({ id }) => id)}
          onClose={() => setDisabling(false)}
          onDone={() => {
            setDisabling(false);
            onUnselectItems();
          }}
        />
      )}
    </Box>
  );
}
