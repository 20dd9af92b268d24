import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { ConsoleParkedEvent } from '../../api/types.ts';
import { FoldedText } from '../../components/FoldedText.tsx';
import { ConsoleList } from '../../components/list/ConsoleList.tsx';
import { shownFrom } from '../../components/list/shown-from.ts';
import { Moment } from '../../components/Moment.tsx';
import { useProjectionName } from '../../components/names/use-projection-name.ts';
import { BackLink } from '../../components/page/BackLink.tsx';
import { TABLE_WIDTH } from '../../components/page/PageBody.tsx';
import { QuietNote } from '../../components/QuietNote.tsx';
import { useFormat } from '../../format/use-format.ts';
import { RetryDialog } from './RetryDialog.tsx';

const Column = DataTable.Col<ConsoleParkedEvent>;

const small = { fontSize: '0.75rem', color: 'var(--text-low)' } as const;

interface OfEvent {
  event: ConsoleParkedEvent;
}

function Fault({ event: { fault } }: OfEvent) {
  return (
    <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
      <FoldedText text={fault} />
    </Box>
  );
}

/** On a phone with its fault and what can be done, for which there are no columns. */
function EventOf({ event }: OfEvent) {
  const nameOf = useProjectionName();
  const { type, stream, projection } = event;
  return (
    <Box sx={{ minWidth: { xs: 0, sm: 190 }, lineHeight: 1.6, overflowWrap: 'anywhere' }}>
      <bdi dir="ltr">{type ?? stream}</bdi>
      <Box sx={small}>
        {type && (
          <>
            <bdi dir="ltr">{stream}</bdi> ·{' '}
          </>
        )}
        <bdi>{nameOf(projection)}</bdi>
      </Box>
      <Box sx={{ display: { sm: 'none' }, paddingBlock: 1 }}>
        <Fault event={event} />
        <Box sx={{ marginBlockStart: 1 }}>
          <RetryButton projection={projection} />
        </Box>
      </Box>
    </Box>
  );
}

/** Of all that its read model has parked: an event behind another is nothing without it. */
function RetryButton({ projection }: { projection: string }) {
  const translate = useTranslate();
  const nameOf = useProjectionName();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={translate('parde.parked.retry.open_of', { name: nameOf(projection) })}
        onClick={() => setAsking(true)}
      >
        {translate('parde.parked.retry.open')}
      </Button>
      {asking && <RetryDialog projection={projection} onClose={() => setAsking(false)} />}
    </>
  );
}

function ParkedTable() {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick={false}
      empty={<QuietNote>{translate('parde.parked.none')}</QuietNote>}
    >
      <Column
        source="position"
        label="parde.rebuilds.position"
        render={({ position }) => format.number(position)}
        sx={shownFrom('sm')}
        width={130}
      />
      <Column source="type" label="parde.parked.event" disableSort render={(event) => <EventOf event={event} />} />
      <Column
        source="fault"
        label="parde.parked.fault"
        disableSort
        render={(event) => <Fault event={event} />}
        sx={shownFrom('sm')}
      />
      <Column
        source="parked_at"
        label="parde.parked.since"
        disableSort
        render={({ parked_at }) => <Moment at={parked_at} />}
        sx={shownFrom('md')}
        width={170}
      />
      <Column
        source="projection"
        label="parde.parked.retry.open"
        disableSort
        render={({ projection }) => <RetryButton projection={projection} />}
        sx={shownFrom('sm')}
        width={120}
      />
    </DataTable>
  );
}

/** Of which read model they are, with the way to those of all. */
function Lead() {
  const translate = useTranslate();
  const nameOf = useProjectionName();
  const { filterValues, setFilters } = useListContext();
  const { projection } = filterValues;
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'var(--text-mid)' }}>
      {translate('parde.parked.lead')}
      {projection && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <Chip label={nameOf(projection)} onDelete={() => setFilters({})} />
        </Box>
      )}
    </Box>
  );
}

/** What a read model could not digest and has set aside, and by which it is tried again. */
export function ParkedEventsPage() {
  const translate = useTranslate();
  return (
    <>
      <BackLink to="/projections" label={translate('parde.nav.read_models')} width={TABLE_WIDTH} />
      <ConsoleList<ConsoleParkedEvent>
        title="parde.parked.title"
        lead={<Lead />}
        tools={false}
        sort={{ field: 'position', order: 'ASC' }}
        exporter={false}
      >
        <ParkedTable />
      </ConsoleList>
    </>
  );
}
