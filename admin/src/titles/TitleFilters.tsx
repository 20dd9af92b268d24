import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import type { Genre } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { SearchField } from '../components/SearchField';
import { useLanguage } from '../i18n/use-language';

function TypeFilter() {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const change = (next: number | null) => {
    const { post_type: _old, ...others } = filterValues;
    setFilters(next ? { ...others, post_type: next } : others, displayedFilters);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('parde.titles.type')}
      value={Number(filterValues['post_type'] ?? 0)}
      onChange={(_, next: number | null) => change(next)}
      sx={{ height: 38, backgroundColor: 'var(--raised)', '& > button': { paddingInline: 1.75 } }}
    >
      <ToggleButton value={0}>{translate('parde.titles.types.any')}</ToggleButton>
      <ToggleButton value={1}>{translate('parde.titles.types.movie')}</ToggleButton>
      <ToggleButton value={2}>{translate('parde.titles.types.series')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

export function TitleFilters() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: genres = [] } = useGetList<Genre & { id: string }>('genres');
  const choices = genres
    .map((genre) => ({ value: genre.slug, label: (language === 'fa' && genre.fa) || genre.en }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <>
      <SearchField placeholder={translate('parde.titles.search')} />
      <TypeFilter />
      <FilterSelect
        source="genre"
        label={translate('parde.titles.genre')}
        any={translate('parde.titles.any_genre')}
        choices={choices}
      />
    </>
  );
}
