import { styled } from '@mui/material/styles';

/** One quiet sentence where a small list has nothing to show. */
export const QuietNote = styled('p')({
  margin: 0,
  padding: '18px 20px',
  color: 'var(--text-mid)',
  fontSize: '0.875rem',
});
