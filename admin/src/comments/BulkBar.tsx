import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { CommentStatus } from '../api/types.ts';

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
  tab: CommentStatus;
  onApprove: () => void;
  onRefuse: () => void;
  onClear: () => void;
}

/** What can be done with the selected comments, floating where the thumb or the eye is. */
export function BulkBar({ count, tab, onApprove, onRefuse, onClear }: BulkBarProps) {
  const translate = useTranslate();
  const clear = translate('parde.comments.clear_selection');
  return (
    <Bar role="toolbar">
      <Box component="span" sx={{ fontSize: '0.875rem', marginInlineEnd: 1 }}>
        {translate('ra.action.bulk_actions', { smart_count: count })}
      </Box>
      {tab !== 'approved' && (
        <Button variant="contained" color="success" onClick={onApprove}>
          {translate('parde.comments.approve_selected', { smart_count: count })}
        </Button>
      )}
      {tab !== 'refused' && (
        <Button variant="contained" color="error" onClick={onRefuse}>
          {translate('parde.comments.refuse_selected', { smart_count: count })}
        </Button>
      )}
      <IconButton aria-label={clear} title={clear} onClick={onClear} sx={{ color: 'inherit' }}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  );
}
