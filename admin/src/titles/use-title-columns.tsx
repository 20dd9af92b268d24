import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleTitle, Genre } from '../api/types';
import type { Column } from '../components/RecordTable';
import { useFormat } from '../format/use-format';
import { useLanguage } from '../i18n/use-language';
import { Quality } from './Quality';
import { TitleName } from './TitleName';
import { TitleYears } from './TitleYears';

const GENRES_SHOWN = 2;

export function useTitleColumns(): readonly Column<ConsoleTitle>[] {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const genreNames = (genres: Genre[] | undefined) =>
      (genres ?? []).slice(0, GENRES_SHOWN).map((genre) => (language === 'fa' && genre.fa) || genre.en);
    const columns: Column<ConsoleTitle>[] = [
      {
        key: 'name',
        label: translate('parde.titles.name'),
        sortBy: 'name',
        cell: (title) => <TitleName title={title} />,
      },
      {
        key: 'type',
        label: translate('parde.titles.type'),
        cell: ({ post_type }) => translate(`parde.titles.kind.${post_type}`),
        from: 'sm',
        width: 90,
      },
      {
        key: 'genres',
        label: translate('parde.titles.genre'),
        cell: ({ genres }) => genreNames(genres).join(language === 'fa' ? '، ' : ', '),
        from: 'lg',
      },
      {
        key: 'year',
        label: translate('parde.titles.year'),
        sortBy: 'release_year',
        cell: (title) => <TitleYears title={title} />,
        width: 100,
      },
      {
        key: 'quality',
        label: translate('parde.titles.quality'),
        cell: ({ post_type, quality }) => <Quality postType={post_type} level={quality} />,
        from: 'md',
        width: 130,
      },
      {
        key: 'rating',
        label: translate('parde.titles.rating'),
        sortBy: 'rating',
        cell: ({ rating, votes }) => (
          <span title={translate('parde.titles.votes', { smart_count: votes })}>
            {rating === null ? translate('parde.states.none') : format.rating(rating)}
          </span>
        ),
        from: 'sm',
        width: 90,
      },
      {
        key: 'updated',
        label: translate('parde.titles.updated'),
        sortBy: 'updated_at',
        cell: ({ updated_at }) => (
          <time dateTime={updated_at} title={format.dateTime(updated_at)}>
            {format.date(updated_at)}
          </time>
        ),
        from: 'md',
        width: 150,
      },
    ];
    return columns;
  }, [translate, format, language]);
}
