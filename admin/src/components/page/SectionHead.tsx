import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PanelHead } from '../Panel.tsx';

/** The heading of a sheet on a page of several. */
export function SectionHead({ title, lead, aside }: { title: string; lead?: string; aside?: ReactNode }) {
  return (
    <PanelHead sx={{ flexWrap: 'wrap', rowGap: 0 }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" sx={{ color: 'var(--text-low)', fontSize: '0.8125rem' }}>
          {lead}
        </Typography>
      )}
      {aside && <span style={{ marginInlineStart: 'auto' }}>{aside}</span>}
    </PanelHead>
  );
}
