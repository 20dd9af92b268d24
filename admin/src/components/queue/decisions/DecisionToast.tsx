import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { Key } from '../../Key.tsx';

const TOAST_MS = 8_000;

interface DecisionToastProps {
  /** Tells one toast from the next. */
  at: number;
  message: string;
  /** What the way back is called. */
  undo: string;
  tone: 'success' | 'danger';
  /** Leaves room for the bar of the selection below. */
  raised: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/**
 * Says what was just decided and offers the way back. A toast of its own and not react-admin's: those queue up, and someone
 * who decides ten rows in ten seconds needs the last one, now.
 */
export function DecisionToast({ at, message, undo, tone, raised, onUndo, onDismiss }: DecisionToastProps) {
  return (
    <Snackbar
      key={at}
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={TOAST_MS}
      onClose={(_, why) => why === 'timeout' && onDismiss()}
      message={message}
      action={
        <Button variant="text" size="small" onClick={onUndo} sx={{ color: 'inherit', gap: 1, fontWeight: 700 }}>
          {undo}
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
          borderInlineStart: `4px solid var(--${tone})`,
          fontSize: '0.875rem',
        },
      }}
    />
  );
}
