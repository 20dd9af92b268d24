import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Toolbar, useTranslate } from 'react-admin';
import { CommandForm, type CommandFormProps } from '../CommandForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { leaveBy } from '../unsaved/unsaved-forms.ts';
import { useChanged } from '../unsaved/use-changed.ts';

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

/** Tells the dialog around a form whether something was typed in it. */
function TypedMark({ typed }: { typed: RefObject<boolean> }) {
  const changed = useChanged();
  useEffect(() => {
    typed.current = changed;
  }, [typed, changed]);
  return null;
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
    children,
    ...form
  } = props;
  const translate = useTranslate();
  const heading = useId();
  const typed = useRef(false);
  // Escape, or a click beside the dialog, is quickly done by mistake.
  const close = () => (typed.current ? leaveBy(onCancel) : onCancel());
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
      onClose={() => !busy && close()}
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
        <CommandForm {...form} toolbar={toolbar}>
          <TypedMark typed={typed} />
          {children}
        </CommandForm>
      </DialogContent>
    </Dialog>
  );
}
