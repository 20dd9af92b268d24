import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** How a record is shown where it is chosen. */
export interface Label {
  main: string;
  /** In brackets behind the name. */
  note?: string | null;
  /** Small below it. */
  other?: string | null;
  picture?: ReactNode;
}

export function LabelText({ label: { main, note, other, picture } }: { label: Label }) {
  return (
    <>
      {picture}
      <Box sx={{ minWidth: 0 }}>
        <bdi>{main}</bdi>
        {note && (
          <Box component="span" sx={{ color: 'var(--text-low)' }}>
            {' '}
            ({note})
          </Box>
        )}
        {other && <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>{other}</Box>}
      </Box>
    </>
  );
}
