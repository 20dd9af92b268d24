import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { PageFrame } from './PageFrame';

interface ListFrameProps {
  title: string;
  filters: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A list page: its name, how many there are, its filters in one line, and the list. */
export function ListFrame({ title, filters, actions, children }: ListFrameProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <PageFrame
      title={title}
      actions={actions}
      aside={
        total !== undefined && (
          <Box
            component="span"
            role="status"
            sx={{ color: 'var(--text-low)', fontSize: '0.875rem', paddingBlockStart: 0.5 }}
          >
            {translate('parde.list.total', { smart_count: total })}
          </Box>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}>{filters}</Box>
      {children}
    </PageFrame>
  );
}
