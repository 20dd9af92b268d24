import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../format/use-format.ts';
import type { SeasonFiles } from './title-files.ts';

interface SeasonDetailsProps {
  season: SeasonFiles;
  open: boolean;
  children: ReactNode;
}

/** One season of a series: what it is, and below it its files. */
export function SeasonDetails({ season, open, children }: SeasonDetailsProps) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box component="details" open={open} sx={{ '& + &': { borderBlockStart: '1px solid var(--hairline)' } }}>
      <Box component="summary" sx={{ padding: '10px 20px', cursor: 'pointer', fontSize: '0.875rem', fontWeight: 500 }}>
        {translate('parde.titles.season', { number: format.plain(season.number) })}
        <Box
          component="span"
          sx={{ display: 'inline-block', color: 'var(--text-low)', fontWeight: 400, marginInlineStart: 1.5 }}
        >
          {translate('parde.titles.episodes', { smart_count: season.episodes })}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
