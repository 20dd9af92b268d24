import { useTranslation } from 'react-i18next';
import type { HomeCard } from '../../../api/types.ts';
import { CardTool } from '../../../components/card/CardTool.tsx';
import { CardYears } from '../../../components/card/CardYears.tsx';
import { RatingBadge } from '../../../components/card/RatingBadge.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Title, year, score, and of a series how much there is of it. */
export function CardCaption({ post, className }: { post: HomeCard; className?: string }) {
  const { t } = useTranslation('core');
  const { nameOf } = useLanguage();
  return (
    <span className={className}>
      <span dir="auto" className="card-title">
        {nameOf(post.name)}
      </span>
      <span className="card-facts">
        <CardYears {...post} />
        <RatingBadge rating={post.rating} />
        {post.backdrop_path && post.seasons_count ? <span>{t('seasons', { count: post.seasons_count })}</span> : null}
        <CardTool tool="Marks" post={post} />
      </span>
    </span>
  );
}
