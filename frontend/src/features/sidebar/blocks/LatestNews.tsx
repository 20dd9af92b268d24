import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/picture/Picture.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { textOf } from '../../../lib/i18n/text-of.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { sized } from '../../../lib/images/image-url.ts';
import { latestNewsQuery } from '../sidebar-queries.ts';
import { ArticleBlock, ArticleRow } from './ArticleBlock.tsx';

const MAX_ROWS = 4;

export function LatestNews() {
  const { t } = useTranslation('sidebar');
  const { language } = useLanguage();
  const format = useFormat();
  const { data: news } = useQuery(latestNewsQuery);
  if (!news?.length) return null;
  return (
    <ArticleBlock to="/news" title={t('sidebar.news')}>
      {news.slice(0, MAX_ROWS).map((post) => (
        <ArticleRow
          key={post.id}
          to={`/news/${post.slug}`}
          title={textOf(language, post.title)}
          note={format.date(post.published_at)}
          picture={
            <Picture
              src={sized(post.cover_path, '640x360')}
              sizes="96px"
              width={640}
              height={360}
              alt=""
              tint={post.tint}
              fallback={null}
              className="w-24 shrink-0 rounded-sm"
            />
          }
        />
      ))}
    </ArticleBlock>
  );
}
