import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface TakenDialogProps {
  /** Who is at it, where that is known already. */
  name: string | undefined;
  onLeave: () => void;
  onGo: () => void;
}

/** A colleague is at what was to be taken up. */
export function TakenDialog({ name, onLeave, onGo }: TakenDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open onClose={onLeave} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>
        {name ? translate('parde.waiting.taken_by', { name }) : translate('parde.waiting.taken')}
      </DialogTitle>
      <DialogContent>{translate('parde.waiting.taken_lead')}</DialogContent>
      <DialogActions>
        <Button onClick={onGo}>{translate('parde.waiting.take_over')}</Button>
        <Button variant="contained" color="secondary" autoFocus onClick={onLeave}>
          {translate('parde.waiting.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
