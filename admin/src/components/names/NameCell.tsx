import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CellLink } from '../links/CellLink.tsx';

interface NameCellProps {
  to: string;
  picture: ReactNode;
  main: string;
  /** The other name, small below. */
  other?: string | null;
}

/** Picture, name and the other name: the first cell of a table, and its link. */
export function NameCell({ to, picture, main, other }: NameCellProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {picture}
      <Box sx={{ minWidth: 120, lineHeight: 1.5, overflowWrap: 'anywhere' }}>
        <CellLink to={to}>
          <bdi>{main}</bdi>
        </CellLink>
        {other && (
          <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
            <bdi>{other}</bdi>
          </Box>
        )}
      </Box>
    </Box>
  );
}
