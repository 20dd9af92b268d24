import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReviewCard } from '../../api/types.ts';
import { Poster } from '../../components/poster/Poster.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { textOf } from '../../lib/i18n/text-of.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';

/** A review as lists show it; it is read on the page of its title. */
export function ReviewRow({ review, likes }: { review: ReviewCard; likes: ReactNode }) {
  const { post, title, lead, score, published_at } = review;
  const { t } = useTranslation('reviews');
  const { language, nameOf } = useLanguage();
  const format = useFormat();
  return (
    <li className="min-w-0 border-b border-hairline">
      <Link to={`${titlePath(post)}/review`} className="group flex gap-4 rounded-card py-4 sm:gap-6">
        <span className="w-20 shrink-0 sm:w-24">
          <Poster path={post.cover_path} tint={post.tint} title="" sizes="96px" className="rounded-md!" />
        </span>
        <span className="min-w-0 grow">
          <span className="block text-xs text-low">
            <bdi>{nameOf(post.name)}</bdi> · {format.year(post.release_year)}
          </span>
          <span dir="auto" className="mt-1 block text-base font-black group-hover:text-accent-text">
            {textOf(language, title)}
          </span>
          <span dir="auto" className="mt-1 line-clamp-3 text-sm leading-relaxed text-mid">
            {textOf(language, lead)}
          </span>
          <span className="mt-2 block text-xs text-low">{format.date(published_at)}</span>
        </span>
        <span className="shrink-0 text-lg font-black text-accent-text">
          <span aria-hidden="true">{format.number(score)}</span>
          <span className="sr-only">{t('reviews.score', { score: format.number(score) })}</span>
        </span>
      </Link>
      <div className="flex min-h-11 pb-4">{likes}</div>
    </li>
  );
}
