import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Toolbar, useTranslate } from 'react-admin';
import { CommandForm, type CommandFormProps } from './CommandForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface ActionDialogProps<Values extends object> extends Omit<CommandFormProps<Values>, 'toolbar' | 'failure'> {
  title: string;
  lead?: string;
  submit: string;
  /** Where another word than "Cancel" says better what comes of it. */
  cancel?: string;
  /** What cannot be undone is red. */
  danger?: boolean;
  busy?: boolean;
  /** For what has to be read beside each other. */
  wide?: boolean;
  /** What else may be decided here. */
  more?: ReactNode;
  onCancel: () => void;
}

/**
 * Asks before something is done, with what has to be known for it; react-admin's `Confirm` has no room for fields. Mounted
 * anew each time, so that nothing old lingers.
 */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>) {
  const {
    title,
    lead,
    submit,
    cancel = 'parde.users.actions.cancel',
    danger = false,
    busy = false,
    wide = false,
    more,
    onCancel,
    ...form
  } = props;
  const translate = useTranslate();
  const heading = useId();
  const toolbar = (
    <Toolbar sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button variant="text" onClick={onCancel} disabled={busy}>
        {translate(cancel)}
      </Button>
      {more}
      <SubmitButton label={submit} color={danger ? 'error' : 'secondary'} />
    </Toolbar>
  );
  return (
    <Dialog
      open
      onClose={() => !busy && onCancel()}
      // A form within whose elements it was opened is not sent with it.
      onSubmit={(event) => event.stopPropagation()}
      aria-labelledby={heading}
      maxWidth={wide ? 'md' : 'xs'}
      fullWidth
    >
      <DialogContent sx={{ padding: 3 }}>
        <Typography id={heading} component="h2" variant="h2">
          {title}
        </Typography>
        {lead && (
          <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlockStart: 0.25 }}>
            {lead}
          </Typography>
        )}
        <CommandForm {...form} toolbar={toolbar} />
      </DialogContent>
    </Dialog>
  );
}
