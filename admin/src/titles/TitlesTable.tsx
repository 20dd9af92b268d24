import type { ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { ConsoleTitle } from '../api/types.ts';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { useFormat } from '../format/use-format.ts';
import { Quality } from './Quality.tsx';
import { TitleGenres } from './TitleGenres.tsx';
import { TitleName } from './TitleName.tsx';
import { TitleYears } from './TitleYears.tsx';

const Column = DataTable.Col<ConsoleTitle>;

function Rating({ title: { rating, votes } }: { title: ConsoleTitle }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <span title={translate('parde.titles.votes', { smart_count: votes })}>
      {rating === null ? translate('parde.states.none') : format.rating(rating)}
    </span>
  );
}

function Updated({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.date(at)}
    </time>
  );
}

/** @param first what makes the first one. */
export function TitlesTable({ first }: { first: ReactNode }) {
  const translate = useTranslate();
  return (
    <DataTable empty={<NothingFound first={first} />}>
      <Column source="name" label="parde.titles.name" render={(title) => <TitleName title={title} />} />
      <Column
        source="post_type"
        label="parde.titles.type"
        disableSort
        render={({ post_type }) => translate(`parde.titles.kind.${post_type}`)}
        sx={shownFrom('sm')}
        width={90}
      />
      <Column
        source="genres"
        label="parde.titles.genre"
        disableSort
        render={({ genres }) => <TitleGenres genres={genres} />}
        sx={shownFrom('lg')}
      />
      <Column
        source="release_year"
        label="parde.titles.year"
        sortByOrder="DESC"
        render={(title) => <TitleYears title={title} />}
        width={100}
      />
      <Column
        source="quality"
        label="parde.titles.quality"
        disableSort
        render={({ post_type, quality }) => <Quality postType={post_type} level={quality} />}
        sx={shownFrom('md')}
        width={130}
      />
      <Column
        source="rating"
        label="parde.titles.rating"
        sortByOrder="DESC"
        render={(title) => <Rating title={title} />}
        sx={shownFrom('sm')}
        width={90}
      />
      <Column
        source="updated_at"
        label="parde.titles.updated"
        sortByOrder="DESC"
        render={({ updated_at }) => <Updated at={updated_at} />}
        sx={shownFrom('md')}
        width={150}
      />
    </DataTable>
  );
}
