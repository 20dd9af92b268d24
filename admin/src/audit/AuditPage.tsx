import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { AuditEntry } from '../api/types.ts';
import { CellLink } from '../components/links/CellLink.tsx';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { DaySpanFilter } from '../components/list/filters/DaySpanFilter.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { ActedOnInput, ActInput } from './ActInput.tsx';
import { ActorInput } from './ActorInput.tsx';
import { AuditActor } from './AuditActor.tsx';
import { AuditPlace } from './AuditPlace.tsx';
import { auditExporter, noteOf } from './audit-exporter.ts';
import { useAuditWords } from './audit-words.ts';

const Column = DataTable.Col<AuditEntry>;
const FILTERS = [
  <ActInput key="action" source="action" label="parde.audit.did" emptyText="parde.audit.any_action" alwaysOn />,
  <ActedOnInput
    key="resource"
    source="resource"
    label="parde.audit.on"
    emptyText="parde.audit.any_resource"
    alwaysOn
  />,
  <DaySpanFilter key="days" source="from" alwaysOn />,
  <ActorInput key="actor" source="actor_id" label="parde.audit.actor" emptyText="parde.audit.any_actor" alwaysOn />,
];

/** The columns of who and when have no room on a phone. */
function Act({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords();
  const { id, action, created_at } = entry;
  return (
    <>
      <CellLink to={`/audit/${id}/show`}>{words.action(action)}</CellLink>
      <Box sx={{ display: { sm: 'none' }, fontSize: '0.75rem', lineHeight: 1.7, color: 'var(--text-mid)' }}>
        <AuditActor entry={entry} />
        <br />
        <Moment at={created_at} />
      </Box>
    </>
  );
}

function AuditTable() {
  return (
    <DataTable empty={<NothingFound coming="parde.audit.coming" />}>
      <Column source="action" label="parde.audit.did" disableSort render={(entry) => <Act entry={entry} />} />
      <Column source="resource" label="parde.audit.on" disableSort render={(entry) => <AuditPlace entry={entry} />} />
      <Column
        source="actor_id"
        label="parde.audit.who"
        disableSort
        render={(entry) => <AuditActor entry={entry} />}
        sx={shownFrom('sm')}
      />
      <Column
        source="details"
        label="parde.users.actions.reason"
        disableSort
        render={(entry) => <span dir="auto">{noteOf(entry)}</span>}
        sx={shownFrom('lg')}
      />
      <Column
        source="created_at"
        label="parde.audit.time"
        sortByOrder="DESC"
        render={({ created_at }) => <Moment at={created_at} />}
        sx={shownFrom('sm')}
        width={200}
      />
    </DataTable>
  );
}

export function AuditPage() {
  return (
    <ConsoleList
      title="parde.audit.title"
      filters={FILTERS}
      sort={{ field: 'created_at', order: 'DESC' }}
      exporter={auditExporter}
    >
      <AuditTable />
    </ConsoleList>
  );
}
