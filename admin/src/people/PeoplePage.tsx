import { DataTable } from 'react-admin';
import type { ConsolePerson } from '../api/types.ts';
import { AdminLink } from '../components/links/AdminLink.tsx';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { asCsv } from '../format/csv.ts';
import { useFormat } from '../format/use-format.ts';
import { PersonName } from './PersonName.tsx';
import { useProfessions } from './use-professions.ts';

const Column = DataTable.Col<ConsolePerson>;
const FILTERS = [<SearchFilter key="q" source="q" placeholder="parde.people.search" alwaysOn />];

const exporter = csvExporter<ConsolePerson>('people', (people) =>
  asCsv(
    people.map(({ id, name, professions, posts_count, birthday }) => ({
      id,
      name_en: name.en,
      name_fa: name.fa,
      professions: professions.join(' '),
      posts_count,
      birthday,
    })),
  ),
);

const NEW = <AdminLink to="/people/create" label="parde.people.new" main />;

export function PeoplePage() {
  const format = useFormat();
  const inWords = useProfessions();
  return (
    <ConsoleList
      title="parde.people.title"
      filters={FILTERS}
      sort={{ field: 'name', order: 'ASC' }}
      exporter={exporter}
      pageActions={NEW}
    >
      <DataTable empty={<NothingFound first={NEW} />}>
        <Column source="name" label="parde.people.name" render={(person) => <PersonName person={person} />} />
        <Column
          source="professions"
          label="parde.people.profession"
          disableSort
          render={({ professions }) => inWords(professions)}
          sx={shownFrom('sm')}
        />
        <Column
          source="posts_count"
          label="parde.people.posts"
          sortByOrder="DESC"
          render={({ posts_count }) => format.number(posts_count)}
          align="right"
          width={120}
        />
      </DataTable>
    </ConsoleList>
  );
}
