import { styled } from '@mui/material/styles';

/** A key of the keyboard; always Latin and left to right. */
export const Key = styled('kbd')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  paddingInline: 6,
  border: '1px solid var(--hairline-strong)',
  borderBlockEndWidth: 2,
  borderRadius: 6,
  backgroundColor: 'var(--raised)',
  color: 'var(--text-high)',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 700,
  direction: 'ltr',
});
