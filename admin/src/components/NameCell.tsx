import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const NameLink = styled(Link)({
  color: 'var(--text-high)',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

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
      <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
        <NameLink to={to}>
          <bdi>{main}</bdi>
        </NameLink>
        {other && (
          <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
            <bdi>{other}</bdi>
          </Box>
        )}
      </Box>
    </Box>
  );
}
