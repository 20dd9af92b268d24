import Close from '@mui/icons-material/Close';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EditedRow } from '../../../components/list/rows/EditedRow.tsx';

interface NominationFrameProps {
  row: { won: boolean };
  /** What it is called. */
  film: string;
  onChange: (won: boolean) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One nomination: what it is of, whether it won; Alt with Delete takes it away. */
export function NominationFrame({ row, film, onChange, onRemove, children }: NominationFrameProps) {
  const translate = useTranslate();
  return (
    <EditedRow acts={{ Delete: onRemove }} sx={{ rowGap: 1, paddingBlock: 1.25 }}>
      {children}
      <FormControlLabel
        control={
          <Checkbox
            checked={row.won}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-label': translate('parde.ceremonies.won_by', { film }) } }}
          />
        }
        label={translate('parde.ceremonies.won')}
        sx={{ marginInlineEnd: 0 }}
      />
      <IconButton
        aria-label={translate('parde.curation.remove', { title: film })}
        onClick={onRemove}
        sx={{ marginInlineStart: { xs: 'auto', sm: 0 } }}
      >
        <Close fontSize="small" />
      </IconButton>
    </EditedRow>
  );
}
