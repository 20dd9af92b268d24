import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';

interface PageFrameProps {
  title: string;
  /** Beside the heading: a count, a state. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** Queues and show pages read better narrow; tables take what there is. */
  width?: number;
  children: ReactNode;
}

/** The frame of every page: its name in the window's title and as the one h1, and what can be done with the whole of it. */
export function PageFrame({ title, aside, actions, width = 1360, children }: PageFrameProps) {
  const translate = useTranslate();
  const windowTitle = translate('parde.app.title', { page: title });
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);

  return (
    <Box
      sx={{ maxWidth: width, marginInline: 'auto', paddingInline: { xs: 2, md: 4 }, paddingBlock: { xs: 2, md: 3.5 } }}
    >
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
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        {aside}
        {actions && <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
