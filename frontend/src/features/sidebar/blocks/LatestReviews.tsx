import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Poster } from '../../../components/picture/Poster.tsx';
import { textOf } from '../../../lib/i18n/text-of.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { latestReviewsQuery } from '../sidebar-queries.ts';
import { ArticleBlock, ArticleRow } from './ArticleBlock.tsx';

const MAX_ROWS = 4;

export function LatestReviews() {
  const { t } = useTranslation('sidebar');
  const { language, nameOf } = useLanguage();
  const { data: reviews } = useQuery(latestReviewsQuery);
  if (!reviews?.length) return null;
  return (
    <ArticleBlock to="/reviews" title={t('sidebar.reviews')}>
      {reviews.slice(0, MAX_ROWS).map(({ id, post, title }) => (
        <ArticleRow
          key={id}
          to={`${titlePath(post)}/review`}
          title={textOf(language, title)}
          note={nameOf(post.name)}
          picture={
            <span className="w-10 shrink-0">
              <Poster path={post.cover_path} tint={post.tint} title="" sizes="40px" className="rounded-sm!" />
            </span>
          }
        />
      ))}
    </ArticleBlock>
  );
}
