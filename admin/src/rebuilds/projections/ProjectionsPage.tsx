import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { ConsoleProjection } from '../../api/types.ts';
import { ConsoleList } from '../../components/list/ConsoleList.tsx';
import { shownFrom } from '../../components/list/shown-from.ts';
import { useProjectionName } from '../../components/names/use-projection-name.ts';
import { underWay } from '../../components/tags/stage.ts';
import { useFormat } from '../../format/use-format.ts';
import { LagOf, LastRebuildOf, NameOf, ParkedOf, SizeOf } from './ProjectionCells.tsx';
import { RebuildDialog } from './RebuildDialog.tsx';

const Column = DataTable.Col<ConsoleProjection>;
const ALL = 100;
const REFRESH_INTERVAL_MS = 5_000;
const REFRESH_WHILE_RUNNING_MS = 1_000;

function RebuildButton({ projection: { id, rebuild } }: { projection: ConsoleProjection }) {
  const translate = useTranslate();
  const nameOf = useProjectionName();
  const [asking, setAsking] = useState(false);
  if (rebuild && underWay(rebuild)) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={translate('parde.rebuilds.begin.open_of', { name: nameOf(id) })}
        onClick={() => setAsking(true)}
      >
        {translate('parde.rebuilds.begin.open')}
      </Button>
      {asking && <RebuildDialog projection={id} onClose={() => setAsking(false)} />}
    </>
  );
}

function ProjectionsTable() {
  const format = useFormat();
  return (
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Column source="id" label="parde.rebuilds.name" render={(projection) => <NameOf projection={projection} />} />
      <Column
        source="lag"
        label="parde.rebuilds.lag"
        sortByOrder="DESC"
        render={(projection) => <LagOf projection={projection} />}
        width={130}
      />
      <Column
        source="parked"
        label="parde.rebuilds.parked"
        sortByOrder="DESC"
        render={(projection) => (projection.parked > 0 ? <ParkedOf projection={projection} /> : format.number(0))}
        sx={shownFrom('md')}
        width={110}
      />
      <Column
        source="bytes"
        label="parde.rebuilds.size"
        sortByOrder="DESC"
        render={(projection) => <SizeOf projection={projection} />}
        sx={shownFrom('md')}
        width={150}
      />
      <Column
        source="rebuild"
        label="parde.rebuilds.last"
        disableSort
        render={(projection) => <LastRebuildOf projection={projection} />}
        sx={shownFrom('sm')}
        width={190}
      />
      <Column
        source="position"
        label="parde.rebuilds.begin.open"
        disableSort
        render={(projection) => <RebuildButton projection={projection} />}
        width={120}
      />
    </DataTable>
  );
}

/** Every read model: how fresh and how large it is, and its last rebuild. */
export function ProjectionsPage() {
  const translate = useTranslate();
  return (
    <ConsoleList<ConsoleProjection>
      title="parde.nav.read_models"
      lead={
        <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
          {translate('parde.rebuilds.lead')}
        </Typography>
      }
      tools={false}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={ALL}
      exporter={false}
      queryOptions={{
        refetchInterval: ({ state }) =>
          state.data?.data.some(({ rebuild }) => rebuild && underWay(rebuild))
            ? REFRESH_WHILE_RUNNING_MS
            : REFRESH_INTERVAL_MS,
      }}
    >
      <ProjectionsTable />
    </ConsoleList>
  );
}
