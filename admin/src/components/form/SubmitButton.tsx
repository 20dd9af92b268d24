import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  label: string;
  busy: boolean;
  colour?: 'primary' | 'secondary' | 'error';
}

/** Sends the form around it and shows its own progress; a second press while it is under way does nothing. */
export function SubmitButton({ label, busy, colour = 'secondary' }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      color={colour}
      aria-busy={busy}
      startIcon={busy && <CircularProgress size={16} color="inherit" />}
    >
      {label}
    </Button>
  );
}
