import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Stats, TitlePage } from '../../api/types.ts';
import { RatingBadge } from '../../components/card/RatingBadge.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { genrePath } from '../../lib/router/title-path.ts';

/** One line of facts: rating, years, length, age, genres. */
export function FactsLine({ post, stats }: { post: TitlePage; stats: Stats }) {
  const { t } = useTranslation('title');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const series = post.post_type === 2;
  const length = post.runtime_minutes && format.duration(post.runtime_minutes);
  const facts = [
    format.years(post.release_year, post.end_year, post.status === 1),
    series && post.seasons_count ? t('seasons', { count: post.seasons_count }) : null,
    length && (series ? t('title.perEpisode', { length }) : length),
    series && post.status ? t(`status.${post.status}`) : null,
  ].filter((fact) => fact !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-mid">
      <RatingBadge rating={stats.rating} className="text-base" />
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {post.age && (
        <span className="rounded-sm border border-hairline-strong px-1.5 text-xs leading-5">
          <span className="sr-only">{t('title.age')} </span>
          <bdi dir="ltr">{post.age}</bdi>
        </span>
      )}
      <span className="flex flex-wrap gap-x-2">
        {post.genres.map((genre) => (
          <Link
            key={genre.slug}
            to={genrePath(post.post_type, genre.slug)}
            className="-mx-1 rounded-sm px-1 py-0.5 underline decoration-hairline-strong underline-offset-6 transition-colors hover:text-high hover:decoration-accent"
          >
            {nameOf(genre)}
          </Link>
        ))}
      </span>
    </div>
  );
}
