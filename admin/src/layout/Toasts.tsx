import { Notification } from 'react-admin';

const TOAST_MS = 5_000;

/** Toasts in the product's own look. They come from above: the foot of the page belongs to the queue's own undo and selection. */
export function Toasts() {
  return (
    <Notification
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{
        '& .MuiSnackbarContent-root': {
          backgroundColor: 'var(--solid)',
          color: 'var(--on-solid)',
          borderRadius: '10px',
          boxShadow: 'var(--shadow)',
          borderInlineStart: '4px solid transparent',
          flexWrap: 'nowrap',
          fontSize: '0.875rem',
          lineHeight: 1.7,
          maxWidth: 560,
        },
        '& .RaNotification-success': { borderInlineStartColor: 'var(--success)' },
        '& .RaNotification-error': { borderInlineStartColor: 'var(--danger)' },
        '& .RaNotification-warning': { borderInlineStartColor: 'var(--accent)' },
      }}
    />
  );
}
