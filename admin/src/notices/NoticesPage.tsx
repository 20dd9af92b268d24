import { DataTable, SelectInput, useTranslate } from 'react-admin';
import type { ConsoleNotice } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { NewButton } from '../components/list/NewButton.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { NameCell } from '../components/names/NameCell.tsx';
import { useName } from '../components/names/use-name.ts';
import { NoticeState } from './NoticeState.tsx';

const Column = DataTable.Col<ConsoleNotice>;
const STATES = ['shown', 'waiting', 'over', 'retired'].map((id) => ({ id, name: `parde.notices.states.${id}` }));
const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.notices.search" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="parde.curation.state"
    emptyText="parde.curation.any_state"
    choices={STATES}
    alwaysOn
  />,
];

const NEW = <NewButton to="/notices" words="parde.notices.new" />;

export function NoticesPage() {
  const translate = useTranslate();
  const nameOf = useName();
  return (
    <ConsoleList
      title="parde.nav.notices"
      filters={FILTERS}
      sort={{ field: 'changed_at', order: 'DESC' }}
      exporter={false}
      pageActions={NEW}
    >
      <DataTable empty={<NothingFound first={NEW} />}>
        <Column
          source="text"
          label="parde.notices.text"
          disableSort
          render={({ id, text }) => <NameCell to={`/notices/${id}`} picture={null} {...nameOf(text)} />}
        />
        <Column
          source="state"
          label="parde.curation.state"
          disableSort
          render={({ state }) => <NoticeState state={state} />}
          width={140}
        />
        <Column
          source="until"
          label="parde.notices.until"
          disableSort
          render={({ until }) => (until ? <Moment at={until} /> : translate('parde.states.none'))}
          sx={shownFrom('md')}
          width={190}
        />
        <Column
          source="changed_at"
          label="parde.curation.changed"
          sortByOrder="DESC"
          render={({ changed_at }) => <Moment at={changed_at} />}
          sx={shownFrom('sm')}
          width={190}
        />
      </DataTable>
    </ConsoleList>
  );
}
