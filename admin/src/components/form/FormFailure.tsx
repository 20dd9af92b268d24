import Alert from '@mui/material/Alert';

/** What went wrong with the whole of a form, above its fields. */
export function FormFailure({ words }: { words: string | null }) {
  if (!words) return null;
  return (
    <Alert
      severity="error"
      icon={false}
      role="alert"
      sx={{ backgroundColor: 'var(--danger-wash)', color: 'var(--danger-text)', borderRadius: '8px', lineHeight: 1.8 }}
    >
      {words}
    </Alert>
  );
}
