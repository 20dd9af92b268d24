import { SelectInput } from 'react-admin';
import { AdminLink } from '../components/links/AdminLink.tsx';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { GenreInput } from './GenreInput.tsx';
import { TitlesTable } from './TitlesTable.tsx';
import { TypeInput } from './TypeInput.tsx';
import { titlesExporter } from './titles-exporter.ts';

const OFF_SITE = [{ id: 'off_site', name: 'parde.titles.states.off_site' }];
const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.titles.search" alwaysOn />,
  <TypeInput key="type" source="post_type" alwaysOn />,
  <GenreInput key="genre" source="genre" label="parde.titles.genre" emptyText="parde.titles.any_genre" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="parde.curation.state"
    emptyText="parde.titles.states.on_site"
    choices={OFF_SITE}
    alwaysOn
  />,
];

const NEW = <AdminLink to="/titles/create" label="parde.titles.form.new" main />;

export function TitlesPage() {
  return (
    <ConsoleList
      title="parde.titles.title"
      filters={FILTERS}
      sort={{ field: 'updated_at', order: 'DESC' }}
      exporter={titlesExporter}
      pageActions={NEW}
    >
      <TitlesTable first={NEW} />
    </ConsoleList>
  );
}
