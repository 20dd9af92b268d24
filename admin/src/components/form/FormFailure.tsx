import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** What went wrong with the whole of a form, above its fields. @param words instead of what the form itself knows. */
export function FormFailure({ words }: { words?: string | null }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const failed = errors.root?.['serverError']?.message;
  const shown = words ?? (failed && translate(failed, { _: failed }));
  if (!shown) return null;
  return (
    <Alert
      severity="error"
      icon={false}
      role="alert"
      sx={{
        width: '100%',
        backgroundColor: 'var(--danger-wash)',
        color: 'var(--danger-text)',
        borderRadius: '8px',
        lineHeight: 1.8,
      }}
    >
      {shown}
    </Alert>
  );
}
