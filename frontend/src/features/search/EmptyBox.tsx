import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button/Button.tsx';
import { ChipLink } from '../../components/button/Chip.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { genresQuery } from '../../lib/api/queries/genres-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { genrePath } from '../../lib/router/title-path.ts';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts';
import { TrendingTitles } from './TrendingTitles.tsx';

const GENRES = 12;

interface Props {
  onSearch(text: string): void;
  onClose(): void;
}

/** Before anything is typed: what was searched for on this device, what many take up this week, and the genres. */
export function EmptyBox({ onSearch, onClose }: Props) {
  const { t } = useTranslation('search');
  return (
    <div className="overflow-y-auto overscroll-contain">
      <Recent onSearch={onSearch} />
      <TrendingTitles onClose={onClose} />
      <Genres onClose={onClose} />
      <div className="flex flex-wrap items-center justify-between gap-3 p-5 text-sm text-low">
        <p>{t('search.hint')}</p>
        <Link
          to="/search"
          onClick={onClose}
          className="inline-flex min-h-11 items-center gap-2 text-mid hover:text-high"
        >
          <Icon name="sliders" size={18} />
          {t('nav.advanced')}
        </Link>
      </div>
    </div>
  );
}

function Recent({ onSearch }: Pick<Props, 'onSearch'>) {
  const { t } = useTranslation('search');
  const [texts, setTexts] = useState(recentSearches);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="px-2 pt-3">
      <div className="flex items-center justify-between ps-3">
        <h3 id="recent-searches" className="text-sm font-bold text-mid">
          {t('search.recent')}
        </h3>
        <Button kind="plain" onClick={() => setTexts(forgetSearches())}>
          {t('search.forgetAll')}
        </Button>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text} className="flex items-center">
            <button
              type="button"
              onClick={() => onSearch(text)}
              className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-card px-3 text-start hover:bg-high/10"
            >
              <Icon name="clock" size={18} className="shrink-0 text-low" />
              <bdi className="truncate">{text}</bdi>
            </button>
            <IconButton
              icon="close"
              label={t('search.forget', { query: text })}
              onClick={() => setTexts(forgetSearch(text))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Genres({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('search');
  const { nameOf } = useLanguage();
  const { data } = useQuery(genresQuery(1));
  const genres = data?.filter(({ hidden }) => !hidden);
  if (!genres?.length) return null;
  return (
    <section aria-labelledby="search-genres" className="px-5 pt-4">
      <h3 id="search-genres" className="text-sm font-bold text-mid">
        {t('filter.genres')}
      </h3>
      <div className="flex flex-wrap gap-2 pt-2">
        {genres.slice(0, GENRES).map((genre) => (
          <ChipLink key={genre.slug} to={genrePath(1, genre.slug)} onClick={onClose}>
            {nameOf(genre)}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}
