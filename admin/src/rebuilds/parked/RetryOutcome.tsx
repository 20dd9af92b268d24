import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ConsoleRebuild } from '../../api/types.ts';
import { parkedAddress } from '../../components/addresses/parked-address.ts';
import { QuietLink } from '../../components/links/CellLink.tsx';

const WORDS = 'parde.parked.retry';

/** What came of trying parked events again, with the way to those that are parked still. */
export function RetryOutcome({ rebuild: { mode, stage, events, parked, projection } }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  if (mode !== 'retry' || stage !== 'done') return null;
  if (parked === 0) {
    return <Typography role="status">{translate(`${WORDS}.${events > 0 ? 'all' : 'nothing'}`)}</Typography>;
  }
  return (
    <Typography role="status" sx={{ color: 'var(--danger-text)' }}>
      {translate(`${WORDS}.some`, { smart_count: parked })}{' '}
      <QuietLink to={parkedAddress(projection)}>{translate(`${WORDS}.see`)}</QuietLink>
    </Typography>
  );
}
