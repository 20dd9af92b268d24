import { DataTable, SelectInput, useTranslate } from 'react-admin';
import type { ConsoleCollection } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { NewButton } from '../components/list/NewButton.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { NameCell } from '../components/names/NameCell.tsx';
import { useName } from '../components/names/use-name.ts';
import { Tag } from '../components/tags/Tag.tsx';
import { asCsv } from '../format/csv.ts';
import { useFormat } from '../format/use-format.ts';

const Column = DataTable.Col<ConsoleCollection>;
const STATES = ['on_site', 'retired'].map((id) => ({ id, name: `parde.collections.states.${id}` }));
const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.collections.search" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="parde.curation.state"
    emptyText="parde.curation.any_state"
    choices={STATES}
    alwaysOn
  />,
];

const exporter = csvExporter<ConsoleCollection>('collections', (collections) =>
  asCsv(
    collections.map(({ id, slug, name, titles_count, state, changed_at }) => ({
      id,
      slug,
      name_fa: name.fa,
      name_en: name.en,
      titles: titles_count,
      state,
      changed_at,
    })),
  ),
);

const NEW = <NewButton to="/collections" words="parde.collections.new" />;

export function CollectionsPage() {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useName();
  return (
    <ConsoleList
      title="parde.nav.collections"
      filters={FILTERS}
      sort={{ field: 'changed_at', order: 'DESC' }}
      exporter={exporter}
      pageActions={NEW}
    >
      <DataTable empty={<NothingFound first={NEW} />}>
        <Column
          source="name"
          label="parde.collections.name"
          disableSort
          render={({ id, name }) => <NameCell to={`/collections/${id}`} picture={null} {...nameOf(name)} />}
        />
        <Column
          source="titles_count"
          label="parde.collections.titles"
          sortByOrder="DESC"
          render={({ titles_count }) => format.number(titles_count)}
          width={110}
        />
        <Column
          source="state"
          label="parde.curation.state"
          disableSort
          render={({ state }) => (
            <Tag tone={state === 'retired' ? 'quiet' : 'good'}>{translate(`parde.collections.states.${state}`)}</Tag>
          )}
          width={140}
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
