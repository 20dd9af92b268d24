import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { onTakenUp } from '../../../providers/session/session-over.ts';

/** What went wrong with the whole of a form, above its fields. @param words instead of what the form itself knows. */
export function FormFailure({ words }: { words?: string | null }) {
  const translate = useTranslate();
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  const failed = errors.root?.['serverError']?.message;
  const shown = words ?? (failed && translate(failed, { _: failed }));
  const alert = useRef<HTMLDivElement>(null);
  // The button that sent it may be far below.
  useEffect(() => {
    if (shown) alert.current?.scrollIntoView?.({ block: 'center' });
  }, [shown]);
  // That the session is over is true no longer.
  useEffect(() => onTakenUp(() => clearErrors('root')), [clearErrors]);
  if (!shown) return null;
  return (
    <Alert
      ref={alert}
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
