import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facets } from '../../../../api/types.ts';
import { Chip } from '../../../../components/button/Chip.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton.tsx';
import { genresQuery } from '../../../../lib/api/queries/genres-query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { qualityName } from '../../../../lib/vocabulary/quality.ts';
import { useCountryName } from '../../../../lib/vocabulary/use-country-name.ts';
import type { SearchControl } from '../use-search-state.ts';
import { FilterSection } from './FilterSection.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** How many options are shown before "more". */
const MAX_COLLAPSED_OPTIONS = 10;

export function FacetFilters({ control, facets }: { control: SearchControl; facets: Facets | undefined }) {
  const { t } = useTranslation('search');
  const countryName = useCountryName();
  const genreName = useGenreName();
  const { state, change } = control;
  // The levels 1 to 3 mean one thing for a movie and another for a series.
  const levels = state.type === null ? [] : [...(facets?.qualities ?? [])].sort((a, b) => b.level - a.level);
  const qualityType = state.type ?? 1;
  return (
    <>
      <Facet
        title={t('filter.genres')}
        chosen={state.genres}
        offered={(facets?.genres ?? []).map(({ slug, count }) => ({ value: slug, text: genreName(slug), count }))}
        name={genreName}
        onChange={(genres) => change({ genres })}
      />
      <Facet
        title={t('filter.countries')}
        chosen={state.countries}
        offered={(facets?.countries ?? []).map(({ code, count }) => ({
          value: code,
          text: countryName(code),
          count,
        }))}
        name={(code) => countryName(code)}
        onChange={(countries) => change({ countries })}
      />
      <Facet
        title={t('filter.qualities')}
        chosen={state.qualities.map(String)}
        offered={levels.map(({ level, count }) => ({
          value: String(level),
          text: qualityName(qualityType, level),
          count,
        }))}
        name={(level) => qualityName(qualityType, Number(level))}
        onChange={(levels) => change({ qualities: levels.map(Number) })}
      />
    </>
  );
}

/** @returns null until the names have come: a slug is no word of the reader's. */
function useGenreName(): (slug: string) => string | null {
  const { nameOf } = useLanguage();
  const lists = [useQuery(genresQuery(1)), useQuery(genresQuery(2))];
  return (slug) => {
    const genre = lists.flatMap(({ data }) => data ?? []).find((candidate) => candidate.slug === slug);
    if (genre) return nameOf(genre);
    return lists.some(({ isPending }) => isPending) ? null : slug;
  };
}

interface FacetProps {
  title: string;
  chosen: readonly string[];
  offered: readonly { value: string; text: string | null; count: number }[];
  name(value: string): string | null;
  onChange(chosen: string[]): void;
}

/** A chosen option stays visible even without results, so that it can be removed. */
function Facet({ title, chosen, offered, name, onChange }: FacetProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const { part: section, keepFocus } = useKeptFocus<HTMLFieldSetElement>();
  const showAll = () => {
    keepFocus();
    setAll(true);
  };
  const missing = chosen.filter((value) => !offered.some((option) => option.value === value));
  const options = [...missing.map((value) => ({ value, text: name(value), count: 0 })), ...offered];
  const shown = options.filter(({ value }, index) => all || index < MAX_COLLAPSED_OPTIONS || chosen.includes(value));
  if (options.length === 0) return null;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <FilterSection ref={section} title={title}>
      {shown.map(({ value, text, count }) => (
        <Chip key={value} selected={chosen.includes(value)} onClick={() => toggle(value)}>
          {text === null ? <Skeleton className="h-4 w-12" /> : <bdi>{text}</bdi>}
          <span className="text-xs">{format.number(count)}</span>
        </Chip>
      ))}
      {options.length > shown.length && (
        <Chip onClick={showAll} action className="text-accent-text!">
          {t('filter.more')}
        </Chip>
      )}
    </FilterSection>
  );
}
