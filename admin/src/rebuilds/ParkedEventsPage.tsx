import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { ConsoleParkedEvent } from '../api/types.ts';
import { BackLink } from '../components/BackLink.tsx';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { TABLE_WIDTH } from '../components/PageBody.tsx';
import { QuietNote } from '../components/QuietNote.tsx';
import { useProjectionName } from '../components/use-projection-name.ts';
import { useFormat } from '../format/use-format.ts';

const Column = DataTable.Col<ConsoleParkedEvent>;
const RETRY = 'npm run cli -- retry-parked';

const small = { fontSize: '0.75rem', color: 'var(--text-low)' } as const;

function EventOf({ event: { type, stream, projection } }: { event: ConsoleParkedEvent }) {
  const nameOf = useProjectionName();
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.6, overflowWrap: 'anywhere' }}>
      <bdi dir="ltr">{type ?? stream}</bdi>
      <Box sx={small}>
        {type && (
          <>
            <bdi dir="ltr">{stream}</bdi> ·{' '}
          </>
        )}
        <bdi>{nameOf(projection)}</bdi>
      </Box>
    </Box>
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
        render={({ fault }) => (
          <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {fault}
          </Box>
        )}
      />
      <Column
        source="parked_at"
        label="parde.parked.since"
        disableSort
        render={({ parked_at }) => <Moment at={parked_at} />}
        sx={shownFrom('md')}
        width={170}
      />
    </DataTable>
  );
}

/** Of which read model they are, with the way to those of all; and by what they are tried again. */
function Lead() {
  const translate = useTranslate();
  const nameOf = useProjectionName();
  const { filterValues, setFilters } = useListContext();
  const { projection } = filterValues;
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'var(--text-mid)' }}>
      {translate('parde.parked.lead')}{' '}
      <Box component="code" dir="ltr" sx={{ display: 'inline-block', color: 'var(--text-high)' }}>
        {projection ? `${RETRY} ${projection}` : RETRY}
      </Box>
      {projection && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <Chip label={nameOf(projection)} onDelete={() => setFilters({})} />
        </Box>
      )}
    </Box>
  );
}

/** What a read model could not digest and has set aside, which is tried again from the terminal. */
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
