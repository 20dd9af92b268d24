import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';

interface EditedRowProps {
  /** What Alt with a key does, by the key's name. */
  acts: Record<string, () => void>;
  /** Where it looks other than its like. */
  sx?: Record<string, string | number>;
  'data-row'?: number | string;
  /** What it is called aloud. */
  'aria-label'?: string;
  children: ReactNode;
}

/** One row of a list that is edited in place: its fields side by side, each act also by a key with Alt. */
export function EditedRow({ acts, sx, children, ...more }: EditedRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.altKey ? acts[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Box
      {...more}
      component="li"
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid var(--hairline)',
        ...sx,
      }}
    >
      {children}
    </Box>
  );
}
