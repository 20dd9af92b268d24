import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';

interface UndoToastProps {
  message: string;
  /** What the way back is called. */
  undo: ReactNode;
  tone: 'success' | 'danger';
  /** While the way back is taken it stays. */
  busy?: boolean;
  /** Leaves room for what else floats at the foot of the page. */
  raised?: boolean;
  forMs: number;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Says at the foot of the page, above the navigation of a phone, what was done, and offers the way back. */
export function UndoToast(props: UndoToastProps) {
  const { message, undo, tone, busy = false, raised = false, forMs, onUndo, onDismiss } = props;
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={busy ? null : forMs}
      onClose={(_, why) => why === 'timeout' && onDismiss()}
      message={message}
      action={
        <Button
          variant="text"
          size="small"
          disabled={busy}
          onClick={onUndo}
          sx={{ color: 'inherit', gap: 1, fontWeight: 700 }}
        >
          {undo}
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
