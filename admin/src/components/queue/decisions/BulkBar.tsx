import Close from '@mui/icons-material/Close';
import SelectAll from '@mui/icons-material/SelectAll';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'fit-content',
  marginInline: 'auto',
  marginBlockStart: 16,
  padding: 8,
  paddingInlineStart: 16,
  borderRadius: 12,
  backgroundColor: 'var(--solid)',
  color: 'var(--on-solid)',
  boxShadow: 'var(--shadow)',
  [theme.breakpoints.down('md')]: { insetBlockEnd: 'calc(72px + env(safe-area-inset-bottom))' },
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    '& > span': { display: 'none' },
    paddingInlineStart: 8,
    '& .MuiButton-root': { flex: 1 },
  },
}));

interface BulkBarProps {
  count: number;
  /** What can be done, as buttons. */
  children: ReactNode;
  onClear: () => void;
  /** Selects the rest of the page; null when there is none. */
  onAll: (() => void) | null;
}

/** What can be done with the selected rows of a queue, floating where the thumb or the eye is. */
export function BulkBar({ count, children, onClear, onAll }: BulkBarProps) {
  const translate = useTranslate();
  const clear = translate('parde.queue.clear_selection');
  const all = translate('parde.queue.select_page');
  return (
    <Bar role="toolbar">
      <Box component="span" sx={{ fontSize: '0.875rem', marginInlineEnd: 1 }}>
        {translate('ra.action.bulk_actions', { smart_count: count })}
      </Box>
      {/* It stays where it is: what decides must not slide under a second click. */}
      <IconButton
        aria-label={all}
        title={all}
        disabled={!onAll}
        onClick={() => onAll?.()}
        sx={{ color: 'inherit', '&.Mui-disabled': { color: 'inherit', opacity: 0.4 } }}
      >
        <SelectAll fontSize="small" />
      </IconButton>
      {children}
      <IconButton aria-label={clear} title={clear} onClick={onClear} sx={{ color: 'inherit' }}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  );
}
