import { DataTable, SelectInput, useTranslate } from 'react-admin';
import type { ConsoleCeremony } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { NewButton } from '../components/list/NewButton.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { NameCell } from '../components/names/NameCell.tsx';
import { Tag } from '../components/tags/Tag.tsx';
import { asCsv } from '../format/csv.ts';
import { useFormat } from '../format/use-format.ts';
import { CEREMONIES } from './ceremony-words.ts';

const Column = DataTable.Col<ConsoleCeremony>;
const FILTERS = [
  <SelectInput
    key="ceremony"
    source="ceremony"
    label="parde.ceremonies.ceremony"
    emptyText="parde.ceremonies.any"
    choices={CEREMONIES}
    alwaysOn
  />,
];

const exporter = csvExporter<ConsoleCeremony>('ceremonies', (ceremonies) =>
  asCsv(
    ceremonies.map(({ id, ceremony, year, awards_count, nominations_count, undecided_count }) => ({
      id,
      ceremony,
      year,
      awards: awards_count,
      nominations: nominations_count,
      without_winner: undecided_count,
    })),
  ),
);

const NEW = <NewButton to="/ceremonies" words="parde.ceremonies.new" />;

/** The years of each ceremony that anything was nominated in. */
export function CeremoniesPage() {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <ConsoleList
      title="parde.nav.ceremonies"
      filters={FILTERS}
      sort={{ field: 'year', order: 'DESC' }}
      exporter={exporter}
      pageActions={NEW}
    >
      <DataTable empty={<NothingFound first={NEW} />} bulkActionButtons={false}>
        <Column
          source="year"
          label="parde.ceremonies.year"
          sortByOrder="DESC"
          render={({ id, ceremony, year }) => (
            <NameCell
              to={`/ceremonies/${id}`}
              picture={null}
              main={translate('parde.ceremonies.held', {
                ceremony: translate(`parde.ceremonies.names.${ceremony}`),
                year: format.plain(year),
              })}
            />
          )}
          sx={{ whiteSpace: 'nowrap' }}
        />
        <Column
          source="awards_count"
          label="parde.ceremonies.awards"
          disableSort
          render={({ awards_count }) => format.number(awards_count)}
          sx={shownFrom('sm')}
          width={120}
        />
        <Column
          source="nominations_count"
          label="parde.ceremonies.nominations"
          sortByOrder="DESC"
          render={({ nominations_count }) => format.number(nominations_count)}
          width={120}
        />
        <Column
          source="undecided_count"
          label="parde.ceremonies.winners"
          sortByOrder="DESC"
          render={({ undecided_count }) =>
            undecided_count > 0 ? (
              <Tag tone="quiet">
                {translate('parde.ceremonies.undecided', { count: format.number(undecided_count) })}
              </Tag>
            ) : (
              <Tag tone="good">{translate('parde.ceremonies.decided')}</Tag>
            )
          }
          width={190}
        />
      </DataTable>
    </ConsoleList>
  );
}
