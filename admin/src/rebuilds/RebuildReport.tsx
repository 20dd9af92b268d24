import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ConsoleRebuild } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { Moment } from '../components/Moment.tsx';
import { UserName } from '../components/names/ActorName.tsx';
import { Panel } from '../components/Panel.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { underWay } from '../components/tags/stage.ts';
import { useFormat } from '../format/use-format.ts';
import { RetryOutcome } from './parked/RetryOutcome.tsx';
import { RebuildProgress } from './RebuildProgress.tsx';
import { rebuildErrorKey } from './rebuild-error.ts';
import { TableDifferences } from './TableDifferences.tsx';

function RebuildFacts({ rebuild }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  const format = useFormat();
  const {
    mode,
    begun_by,
    begun_at,
    ended_at,
    events,
    events_per_second: rate,
    parked,
    stood_still_ms: still,
  } = rebuild;
  const [position, head] = [format.number(rebuild.position), format.number(rebuild.head)];
  const begun = [
    [translate('parde.rebuilds.mode'), translate(`parde.rebuilds.modes.${mode}`)],
    [translate('parde.audit.who'), <UserName key="who" id={begun_by} />],
    [translate('parde.rebuilds.begun'), <Moment key="begun" at={begun_at} />],
    [translate('parde.rebuilds.ended'), ended_at && <Moment key="ended" at={ended_at} />],
  ] as const;
  if (mode === 'retry') {
    const counts = [
      [translate('parde.parked.retry.digested'), format.number(events)],
      [translate('parde.parked.retry.left'), format.number(parked)],
    ] as const;
    return <Facts facts={rebuild.stage === 'done' ? [...begun, ...counts] : begun} />;
  }
  const facts = [
    ...begun,
    [translate('parde.rebuilds.position'), translate('parde.rebuilds.position_of', { position, head })],
    [translate('parde.rebuilds.applied'), format.number(events)],
    [translate('parde.rebuilds.rate'), rate > 0 && format.number(rate)],
    [translate('parde.rebuilds.parked'), format.number(parked)],
    [
      translate('parde.rebuilds.stood_still'),
      still > 0 && translate('parde.rebuilds.milliseconds', { count: format.number(still) }),
    ],
  ] as const;
  return <Facts facts={facts} />;
}

/** How far a rebuild is, and what came of it. */
export function RebuildReport({ rebuild }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  const words = rebuild.mode === 'retry' ? 'parde.parked.retry' : 'parde.rebuilds';
  const known = rebuild.error && rebuildErrorKey(rebuild.error);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {underWay(rebuild) && <RebuildProgress rebuild={rebuild} />}
      {rebuild.error && (
        <Typography role="alert" sx={{ color: 'var(--danger-text)' }}>
          {translate(`${words}.broke_off`)} {known ? translate(known) : <bdi dir="ltr">{rebuild.error}</bdi>}
        </Typography>
      )}
      {rebuild.stage === 'cancelled' && <Typography role="status">{translate(`${words}.cancelled`)}</Typography>}
      <RetryOutcome rebuild={rebuild} />
      <Panel>
        <SectionHead title={translate(`${words}.report`)} />
        <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
          <RebuildFacts rebuild={rebuild} />
        </Box>
      </Panel>
      <TableDifferences differences={rebuild.differences} />
    </Box>
  );
}
