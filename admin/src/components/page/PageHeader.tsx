import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useWindowTitle } from './use-window-title.ts';

export interface PageHeaderProps {
  title: string;
  /** Beside the heading: a count, a state. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** For what leads the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A page's name, in the window's title and as the one h1, and what can be done with the whole of it. */
export function PageHeader({ title, aside, actions, headingRef }: PageHeaderProps) {
  useWindowTitle(title);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        marginBlockEnd: { xs: 1.5, md: 2 },
      }}
    >
      <Typography
        component="h1"
        variant="h1"
        {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        sx={{ outline: 'none !important', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {aside}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>{actions}</Box>}
    </Box>
  );
}
