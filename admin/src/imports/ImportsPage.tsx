import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { ConsoleTitleImport } from '../api/types.ts';
import { CellLink } from '../components/links/CellLink.tsx';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { UserName } from '../components/names/ActorName.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { underWay } from '../components/tags/stage.ts';
import { useFormat } from '../format/use-format.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportStage } from './ImportStage.tsx';

const Column = DataTable.Col<ConsoleTitleImport>;
const REFRESH_INTERVAL_MS = 2_000;

function NoImports() {
  const translate = useTranslate();
  return (
    <StateMessage
      drawing="nothing"
      title={translate('parde.imports.none')}
      lead={translate('parde.imports.none_lead')}
    />
  );
}

function ImportsTable() {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <DataTable empty={<NoImports />} bulkActionButtons={false}>
      <Column
        source="name"
        label="parde.imports.file"
        disableSort
        render={({ id, name, dry_run }) => (
          <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
            <CellLink to={`/imports/${id}/show`}>
              <bdi>{name}</bdi>
            </CellLink>
            <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
              {translate(`parde.imports.kinds.${dry_run ? 'dry_run' : 'import'}`)}
            </Box>
          </Box>
        )}
      />
      <Column
        source="counts"
        label="parde.imports.taken"
        disableSort
        render={({ counts }) => format.number(counts.titles)}
        sx={shownFrom('md')}
        width={120}
      />
      <Column
        source="stage"
        label="parde.imports.state"
        disableSort
        render={(titleImport) => <ImportStage titleImport={titleImport} />}
        width={150}
      />
      <Column
        source="begun_by"
        label="parde.audit.who"
        disableSort
        render={({ begun_by }) => <UserName id={begun_by} />}
        sx={shownFrom('lg')}
      />
      <Column
        source="id"
        label="parde.imports.begun"
        sortByOrder="DESC"
        render={({ begun_at }) => <Moment at={begun_at} />}
        sx={shownFrom('sm')}
        width={190}
      />
    </DataTable>
  );
}

/** Files of titles that were brought in or tried, the last first. */
export function ImportsPage() {
  const translate = useTranslate();
  const [sending, setSending] = useState(false);
  return (
    <>
      <ConsoleList<ConsoleTitleImport>
        title="parde.nav.imports"
        tools={false}
        sort={{ field: 'id', order: 'DESC' }}
        exporter={false}
        queryOptions={{
          refetchInterval: ({ state }) => (state.data?.data.some(underWay) ? REFRESH_INTERVAL_MS : false),
        }}
        pageActions={
          <Button variant="contained" color="secondary" onClick={() => setSending(true)}>
            {translate('parde.imports.send.open')}
          </Button>
        }
      >
        <ImportsTable />
      </ConsoleList>
      {sending && <ImportDialog onClose={() => setSending(false)} />}
    </>
  );
}
