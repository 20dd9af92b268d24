import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../format/use-format.ts';

export type Progress = { share: number | null } | null;

/** How far a film is: its share while it is sent, nothing but patience while the server reads it. */
export function FilmProgress({ progress }: { progress: Progress }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!progress) return null;
  const { share } = progress;
  const words = translate(`parde.titles.film.${share === null ? 'reading' : 'sending'}`);
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        aria-label={words}
        {...(share === null ? {} : { variant: 'determinate' as const, value: share * 100 })}
      />
      <Box role="status" sx={{ fontSize: '0.8125rem', color: 'var(--text-low)', paddingBlockStart: 0.5 }}>
        {words}
        {share !== null && ` · ${format.number(Math.floor(share * 100))}%`}
      </Box>
    </Box>
  );
}
