import { styled } from '@mui/material/styles';

/** A sheet of slightly lighter paper with a hairline around it. Shadows are for floating things only. */
export const Panel = styled('section')({
  backgroundColor: 'var(--panel)',
  border: '1px solid var(--hairline)',
  borderRadius: 12,
  // What is hidden could be scrolled to, and the foot of a form would stick to that instead of the window.
  overflow: 'clip',
  minWidth: 0,
});

export const PanelHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: 20,
  paddingBlock: 14,
  borderBlockEnd: '1px solid var(--hairline)',
});
