import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { ConsoleRebuild } from '../api/types.ts';
import { percentOf, phaseOf, secondsLeft } from './rebuild-state.ts';

const A_MINUTE = 60;

function TimeLeft({ rebuild }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  const seconds = secondsLeft(rebuild);
  if (seconds === null) return null;
  const [unit, count] = seconds < A_MINUTE ? ['seconds', seconds] : ['minutes', Math.ceil(seconds / A_MINUTE)];
  return <span>{translate(`parde.rebuilds.${unit}_left`, { smart_count: count })}</span>;
}

/** What is being done, as far as it is done. */
export function RebuildProgress({ rebuild }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  const filling = rebuild.phase === 'filling' && rebuild.head > 0;
  return (
    <div>
      <LinearProgress
        variant={filling ? 'determinate' : 'indeterminate'}
        {...(filling && { value: percentOf(rebuild) })}
        aria-label={translate(rebuild.mode === 'retry' ? 'parde.parked.retry.progress' : 'parde.rebuilds.progress')}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          marginBlockStart: 0.75,
          fontSize: '0.875rem',
          color: 'var(--text-mid)',
        }}
      >
        <span role="status">{translate(`parde.rebuilds.phases.${phaseOf(rebuild)}`)}</span>
        <TimeLeft rebuild={rebuild} />
      </Box>
    </div>
  );
}
