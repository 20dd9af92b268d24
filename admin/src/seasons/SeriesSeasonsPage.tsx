import Button from '@mui/material/Button';
import { useState } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleSeason, ConsoleSeasons } from '../api/types.ts';
import { leaveBy } from '../components/form/unsaved/unsaved-forms.ts';
import { useName } from '../components/names/use-name.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { QuietNote } from '../components/QuietNote.tsx';
import { SeasonForm } from './SeasonForm.tsx';
import { SeasonPanel } from './SeasonPanel.tsx';

export function SeriesSeasonsPage() {
  const { id } = useParams();
  return (
    <ConsoleShow key={id} resource="seasons">
      <View />
    </ConsoleShow>
  );
}

function View() {
  const translate = useTranslate();
  const nameOf = useName();
  const { record } = useShowContext<ConsoleSeasons>();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  // Its form takes the place of one in which something may stand.
  const edit = (season: number | 'new') => leaveBy(() => setOpen(season));
  return (
    <ShowFrame
      list={{ to: `/titles/${record?.id}/show`, label: translate('parde.seasons.title') }}
      title={record && translate('parde.seasons.of', { series: nameOf(record.name).main })}
      actions={
        <Button variant="contained" color="secondary" disabled={open === 'new'} onClick={() => edit('new')}>
          {translate('parde.seasons.add')}
        </Button>
      }
    >
      {record && open === 'new' && <SeasonForm series={record} season={nextOf(record.seasons)} isNew onClose={close} />}
      {record?.seasons.length === 0 && open !== 'new' && <QuietNote>{translate('parde.seasons.empty')}</QuietNote>}
      {record?.seasons.map((season) =>
        season.number === open ? (
          <SeasonForm key={season.number} series={record} season={season} onClose={close} />
        ) : (
          <SeasonPanel key={season.number} season={season} onEdit={() => edit(season.number)} />
        ),
      )}
    </ShowFrame>
  );
}

/** What the next season is likely to be. */
function nextOf(seasons: ConsoleSeason[]): ConsoleSeason {
  const last = seasons.at(-1);
  return { number: (last?.number ?? 0) + 1, year: null, count: last?.count ?? 0, episodes: [] };
}
