import { useTranslation } from 'react-i18next';
import type { HomePost } from '../../api/types.ts';
import { RatingBadge } from '../../components/card/RatingBadge.tsx';
import { useCardFormat } from '../../lib/format/use-card-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** One line of facts under a title. */
export function TitleFacts({ post }: { post: HomePost }) {
  const { t } = useTranslation('core');
  const { nameOf } = useLanguage();
  const format = useCardFormat();
  const facts = [
    format.years(post.release_year, post.end_year, post.status === 1),
    post.runtime_minutes && post.post_type === 1 ? format.duration(post.runtime_minutes) : null,
    post.post_type === 2 && post.seasons_count ? t('seasons', { count: post.seasons_count }) : null,
    post.genres.slice(0, 2).map(nameOf).join(t('list.comma')),
  ].filter(Boolean);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mid">
      <RatingBadge rating={post.rating} />
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
