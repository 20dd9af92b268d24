import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormFailure } from './FormFailure';
import { SubmitButton } from './SubmitButton';

interface ActionDialogProps {
  title: string;
  lead?: string;
  submit: string;
  /** What cannot be undone is red. */
  danger?: boolean;
  busy: boolean;
  failure: string | null;
  onCancel: () => void;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Asks before something is done, with what has to be known for it. Mounted anew each time, so that nothing old lingers. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, lead, submit, danger = false, busy, failure, onCancel, onSubmit, children } = props;
  const translate = useTranslate();
  const heading = useId();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Dialog open onClose={() => !busy && onCancel()} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={send} sx={{ padding: 3, display: 'grid', gap: 2 }}>
        <div>
          <Typography id={heading} component="h2" variant="h2">
            {title}
          </Typography>
          {lead && (
            <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlockStart: 0.25 }}>
              {lead}
            </Typography>
          )}
        </div>
        <FormFailure words={failure} />
        {children}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button variant="text" onClick={onCancel} disabled={busy}>
            {translate('parde.users.actions.cancel')}
          </Button>
          <SubmitButton label={submit} busy={busy} colour={danger ? 'error' : 'secondary'} />
        </Box>
      </Box>
    </Dialog>
  );
}
