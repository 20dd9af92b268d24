import Button from '@mui/material/Button';
import { useState } from 'react';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import type { AiredSeries } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { NameCell } from '../components/names/NameCell.tsx';
import { useName } from '../components/names/use-name.ts';
import { asCsv } from '../format/csv.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useAirTime } from './use-air-time.ts';
import { WEEKDAYS } from './weekdays.ts';

const Column = DataTable.Col<AiredSeries>;
const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.air.search" alwaysOn />,
  <SelectInput
    key="air_weekday"
    source="air_weekday"
    label="parde.air.weekday"
    emptyText="parde.air.any_day"
    choices={WEEKDAYS}
    alwaysOn
  />,
];

const exporter = csvExporter<AiredSeries>('air-schedule', (series) =>
  asCsv(
    series.map(({ id, name, channel, air_weekday, air_time }) => ({
      id,
      name_fa: name.fa,
      name_en: name.en,
      channel,
      air_weekday,
      air_time,
    })),
  ),
);

/** Running series with when and where they are aired. */
export function AirSchedulePage() {
  const translate = useTranslate();
  const nameOf = useName();
  const airTime = useAirTime();
  const [open, setOpen] = useState<AiredSeries | null>(null);
  return (
    <>
      <ConsoleList
        title="parde.nav.air_schedule"
        lead={translate('parde.air.lead')}
        filters={FILTERS}
        sort={{ field: 'air_weekday', order: 'ASC' }}
        exporter={exporter}
      >
        <DataTable empty={<NothingFound coming="parde.air.coming" />} bulkActionButtons={false} rowClick={false}>
          <Column
            source="name"
            label="parde.air.series"
            disableSort
            render={({ id, name }) => <NameCell to={`/titles/${id}/show`} picture={null} {...nameOf(name)} />}
          />
          <Column source="air_weekday" label="parde.air.when" sortByOrder="ASC" render={airTime} width={200} />
          <Column
            source="channel"
            label="parde.air.channel"
            disableSort
            render={({ channel }) => channel && <bdi>{channel}</bdi>}
            sx={shownFrom('sm')}
            width={180}
          />
          <Column
            source="id"
            label="parde.air.change"
            disableSort
            render={(series) => (
              <Button
                size="small"
                variant="outlined"
                onClick={() => setOpen(series)}
                aria-label={translate('parde.air.change_of', { series: nameOf(series.name).main })}
              >
                {translate('parde.air.change')}
              </Button>
            )}
            width={110}
          />
        </DataTable>
      </ConsoleList>
      {open && <ScheduleDialog series={open} onClose={() => setOpen(null)} />}
    </>
  );
}
