import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { NewsCard, NewsPost } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { StructuredData } from '../../components/page/StructuredData.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Article } from '../../components/text/Article.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { textOf } from '../../lib/i18n/text-of.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { shareImage, sized, srcSet } from '../../lib/images/image-url.ts';
import { NewsCards } from './NewsCards.tsx';
import { newsPostQuery } from './news-queries.ts';
import { structuredPost } from './structured-post.ts';

interface Slots {
  /** What readers think of the post, and say about it. */
  likes(post: NewsPost): ReactNode;
  comments(post: NewsPost): ReactNode;
}

export default function NewsPostPage({ likes, comments }: Slots) {
  const { t } = useTranslation('news');
  const { slug = '' } = useParams();
  const { data, error, refetch } = usePageQuery(newsPostQuery(slug));
  if (error instanceof ApiError && error.notFound) {
    return (
      <EmptyState whole title={t('news.gone')} text={t('news.note')}>
        <Link to="/news" className={buttonStyle('main')}>
          {t('news.showAll')}
        </Link>
      </EmptyState>
    );
  }
  if (error) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <div className="page-margin">
      <Post key={slug} post={data.post} likes={likes(data.post)} />
      <div className="mx-auto mt-14 max-w-[68ch] border-t border-hairline pt-10 print:hidden">
        {comments(data.post)}
      </div>
      {data.more.length > 0 && <More news={data.more} />}
    </div>
  );
}

function Post({ post, likes }: { post: NewsPost; likes: ReactNode }) {
  const { t } = useTranslation('news');
  const { language, nameOf } = useLanguage();
  const format = useFormat();
  const title = textOf(language, post.title);
  return (
    <article className="mx-auto max-w-[68ch] pt-8 md:pt-12">
      <PageHead
        text={title}
        description={textOf(language, post.lead)}
        image={shareImage(language, post.cover_path)}
        kind="article"
      />
      <StructuredData data={structuredPost(post, title, t('site.name'))} />
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-low">
        <Link
          to={`/news-category/${post.category.slug}`}
          className="inline-flex min-h-11 items-center text-accent-text hover:underline"
        >
          {nameOf(post.category)}
        </Link>
        <span>
          {format.date(post.published_at)} · <bdi>{post.author ?? t('news.byParde')}</bdi>
        </span>
      </p>
      <h1 dir="auto" className="mt-2 text-xl leading-snug font-black md:text-2xl">
        {title}
      </h1>
      <p dir="auto" className="mt-3 text-base leading-relaxed text-high">
        {textOf(language, post.lead)}
      </p>
      <Picture
        src={sized(post.cover_path, '1280x720')}
        srcSet={srcSet(post.cover_path, 'backdrops')}
        sizes="(min-width: 48rem) 68ch, 92vw"
        width={1280}
        height={720}
        alt=""
        tint={post.tint}
        tiny={sized(post.cover_path, '64x36')}
        eager
        fallback={null}
        className="my-8 rounded-card"
      />
      <Article html={textOf(language, post.body)} />
      <div className="mt-8 flex min-h-13 print:hidden">{likes}</div>
    </article>
  );
}

function More({ news }: { news: readonly NewsCard[] }) {
  const { t } = useTranslation('news');
  return (
    <section aria-labelledby="more-news" className="mt-16 border-t border-hairline pt-8 print:hidden">
      <h2 id="more-news" className="mb-6 text-lg font-black">
        {t('news.more')}
      </h2>
      <NewsCards news={news.slice(0, 3)} level={3} />
    </section>
  );
}

function Waiting() {
  return (
    <div className="page-margin" aria-hidden="true">
      <div className="mx-auto flex max-w-[68ch] flex-col gap-6 pt-12">
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="aspect-video rounded-card!" />
        <Skeleton className="h-48" />
      </div>
    </div>
  );
}
