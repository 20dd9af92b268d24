import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReviewCard } from '../../api/types.ts';
import { Poster } from '../../components/picture/Poster.tsx';
import { Separated } from '../../components/text/Separated.tsx';
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
    <li className="group relative flex min-w-0 flex-wrap gap-x-4 border-b border-hairline py-4">
      <span className="w-20 sm:w-24">
        <Poster path={post.cover_path} tint={post.tint} title="" sizes="96px" className="rounded-md!" />
      </span>
      {/* Under the poster where letters are so large that both have no room beside each other. */}
      <div className="min-w-0 grow basis-40">
        <Link to={`${titlePath(post)}/review`} className="rounded-card after:absolute after:inset-0">
          <span className="flex items-baseline justify-between gap-3">
            <span className="text-xs text-low">
              <Separated pieces={[nameOf(post.name), format.year(post.release_year)]} />
            </span>
            <span className="shrink-0 text-base font-black text-accent-text">
              <span aria-hidden="true" className="rated">
                {format.number(score)}
              </span>
              <span className="sr-only">{t('reviews.score', { score: format.number(score) })}</span>
            </span>
          </span>
          <span dir="auto" className="mt-1 block text-page-start text-base font-black group-hover:text-accent-text">
            {textOf(language, title)}
          </span>
          <span dir="auto" className="mt-1 line-clamp-3 text-page-start text-sm leading-relaxed text-mid">
            {textOf(language, lead)}
          </span>
        </Link>
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <span className="text-xs text-low">{format.date(published_at)}</span>
          {/* Above the link, which is as large as the row. */}
          <span className="relative flex">{likes}</span>
        </div>
      </div>
    </li>
  );
}
