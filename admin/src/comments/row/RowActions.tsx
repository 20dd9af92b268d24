import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { RowButtons } from '../../components/queue/QueueRow.tsx';

const Actions = styled(RowButtons)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& > button': { fontSize: '0.9375rem' } },
}));

interface RowActionsProps {
  status: ConsoleComment['status'];
  /** Readers have reported it: it can be left as it is. */
  reported: boolean;
  /** The row being read shows its buttons in colour, the others stay quiet. */
  current: boolean;
  busy: boolean;
  onApprove: () => void;
  onRefuse: () => void;
}

const approveLook = (current: boolean) => ({
  color: 'var(--success-text)',
  borderColor: current ? 'transparent' : undefined,
  backgroundColor: current ? 'var(--success-wash)' : undefined,
  '&:hover': { backgroundColor: 'var(--success-wash)', borderColor: 'var(--success)' },
});

const refuseLook = (current: boolean) => ({
  color: 'var(--danger-text)',
  borderColor: current ? 'transparent' : undefined,
  backgroundColor: current ? 'var(--danger-wash)' : undefined,
  '&:hover': { backgroundColor: 'var(--danger-wash)', borderColor: 'var(--danger)' },
});

/** What can be decided: both ways while it waits or is reported, the other way once it is decided. */
export function RowActions({ status, reported, current, busy, onApprove, onRefuse }: RowActionsProps) {
  const translate = useTranslate();
  return (
    <Actions>
      {(status !== 'approved' || reported) && (
        <Button variant="outlined" disabled={busy} onClick={onApprove} startIcon={<Check />} sx={approveLook(current)}>
          {translate(reported ? 'parde.comments.leave' : 'parde.comments.approve')}
        </Button>
      )}
      {status !== 'refused' && (
        <Button variant="outlined" disabled={busy} onClick={onRefuse} startIcon={<Close />} sx={refuseLook(current)}>
          {translate('parde.comments.refuse')}
        </Button>
      )}
    </Actions>
  );
}
