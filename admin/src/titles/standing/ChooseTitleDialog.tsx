import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleTitle } from '../../api/types.ts';
import { TitleSearch } from '../../components/chosen/TitleSearch.tsx';

interface ChooseTitleDialogProps {
  /** Of its type the other one is. */
  besides: ConsoleTitle;
  onChosen: (title: ConsoleTitle) => void;
  onClose: () => void;
}

/** Asks which title another one is the same as. */
export function ChooseTitleDialog({ besides, onChosen, onClose }: ChooseTitleDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogContent sx={{ padding: 3 }}>
        <Typography id={heading} component="h2" variant="h2" sx={{ marginBlockEnd: 2 }}>
          {translate('parde.titles.standing.choose')}
        </Typography>
        <TitleSearch
          postType={besides.post_type}
          chosen={new Set([besides.id])}
          onPick={onChosen}
          words={{ label: 'parde.curation.add_title' }}
          autoFocus
        />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button variant="text" onClick={onClose}>
          {translate('parde.users.actions.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
