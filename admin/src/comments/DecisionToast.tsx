import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'react-admin';
import { Key } from '../components/Key.tsx';
import type { LastDecision } from './use-decisions.ts';

const TOAST_MS = 8_000;

interface DecisionToastProps {
  last: LastDecision | null;
  /** Leaves room for the bar of the selection below. */
  raised: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/**
 * Says what was just decided and offers the way back. A toast of its own and not react-admin's: those queue up, and someone
 * who decides ten comments in ten seconds needs the last one, now.
 */
export function DecisionToast({ last, raised, onUndo, onDismiss }: DecisionToastProps) {
  const translate = useTranslate();
  if (!last) return null;
  const approved = last.verdict === 'approved';
  return (
    <Snackbar
      key={last.at}
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={TOAST_MS}
      onClose={(_, why) => why === 'timeout' && onDismiss()}
      message={translate(`parde.decided.${last.verdict}`, { smart_count: last.ids.length })}
      action={
        <Button variant="text" size="small" onClick={onUndo} sx={{ color: 'inherit', gap: 1, fontWeight: 700 }}>
          {translate(approved ? 'parde.decided.instead_refuse' : 'parde.decided.instead_approve')}
          <Key
            sx={{
              display: { xs: 'none', md: 'inline-grid' },
              backgroundColor: 'transparent',
              color: 'inherit',
              borderColor: 'currentColor',
              opacity: 0.7,
            }}
          >
            U
          </Key>
        </Button>
      }
      sx={{
        bottom: { xs: `calc(${raised ? 140 : 72}px + env(safe-area-inset-bottom))`, md: 24 },
        '& .MuiSnackbarContent-root': {
          backgroundColor: 'var(--solid)',
          color: 'var(--on-solid)',
          borderRadius: '10px',
          boxShadow: 'var(--shadow)',
          borderInlineStart: `4px solid var(--${approved ? 'success' : 'danger'})`,
          fontSize: '0.875rem',
        },
      }}
    />
  );
}
