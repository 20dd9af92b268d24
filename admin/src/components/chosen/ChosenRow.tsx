import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../format/use-format.ts';
import { EditedRow } from '../list/rows/EditedRow.tsx';
import { type Label, LabelText } from './LabelText.tsx';

export type RowAct = 'up' | 'down' | 'remove';

const ICONS = { up: ArrowUpward, down: ArrowDownward, remove: Close } as const;
const KEYS = { up: 'ArrowUp', down: 'ArrowDown', remove: 'Delete' } as const;

interface ChosenRowProps {
  id: number;
  label: Label;
  /** Counted from 0. */
  place: number;
  count: number;
  /** Whether the order means something. */
  ordered: boolean;
  onAct: (act: RowAct) => void;
  children?: ReactNode;
}

/** One chosen record with its place; Alt with an arrow moves it, Alt with Delete takes it away. */
export function ChosenRow({ id, label, place, count, ordered, onAct, children }: ChosenRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const atEnd = { up: place === 0, down: place === count - 1, remove: false };
  const acts: RowAct[] = ordered ? ['up', 'down', 'remove'] : ['remove'];
  const byKey = Object.fromEntries(acts.map((act) => [KEYS[act], () => !atEnd[act] && onAct(act)]));
  return (
    <EditedRow data-row={id} acts={byKey} sx={{ paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: '1 1 180px', minWidth: 0 }}>
        <Box component="span" sx={{ width: 28, textAlign: 'center', color: 'var(--text-low)' }}>
          {format.plain(place + 1)}
        </Box>
        <LabelText label={label} />
      </Box>
      {children}
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        {acts.map((act) => {
          const Icon = ICONS[act];
          return (
            <IconButton
              key={act}
              data-act={act}
              disabled={atEnd[act]}
              aria-label={translate(`parde.curation.${act}`, { title: label.main })}
              onClick={() => onAct(act)}
            >
              <Icon fontSize="small" />
            </IconButton>
          );
        })}
      </Box>
    </EditedRow>
  );
}
