import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { ChipLink } from '../../components/button/Chip.tsx';
import { ChipRow } from '../../components/button/ChipRow.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { Redirect } from '../../components/page/Redirect.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { readPage } from '../../lib/router/page-number.ts';
import { NewsCards, NewsCardsSkeleton } from './NewsCards.tsx';
import { NewsSearch } from './NewsSearch.tsx';
import { NEWS_CATEGORIES, type NewsCategory, type NewsSource, newsQuery } from './news-queries.ts';

/** `/news` with its search, and `/news-category/{slug}`. */
export default function NewsPage() {
  const { category } = useParams();
  const [search] = useSearchParams();
  const known = NEWS_CATEGORIES.find((candidate) => candidate === category);
  if (category && !known) return <Redirect to="/news" reason="news" />;
  const page = readPage(search);
  return <News source={{ category: known ?? null, words: search.get('q') ?? '' }} page={page} />;
}

function News({ source, page }: { source: NewsSource; page: number }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const { data, error, isPlaceholderData, refetch } = usePageQuery(newsQuery(source, page));
  const title = source.category ? t(`news.category.${source.category}`) : t('news.title');
  const name = source.category ? t('news.window', { category: title }) : title;
  return (
    <div className="page-margin">
      <PageHead text={name} description={t('news.about', { name, note: t('news.note') })} />
      <link rel="alternate" type="application/rss+xml" title={t('news.title')} href={`/rss.xml?lang=${language}`} />
      <PageHeading title={title} note={t('news.note')}>
        {!source.category && <NewsSearch words={source.words} />}
      </PageHeading>
      <Categories current={source.category} />
      {error && (!data || isPlaceholderData) ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <NewsCardsSkeleton />
      ) : data.total === 0 ? (
        <EmptyState title={t('news.empty')} text={t('news.emptyText')}>
          <Link to="/news" className={buttonStyle('main')}>
            {t('news.showAll')}
          </Link>
        </EmptyState>
      ) : (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
          <NewsCards news={data.news} leads />
          <Pagination page={page} maxPage={data.max_page} />
        </div>
      )}
    </div>
  );
}

function Categories({ current }: { current: NewsCategory | null }) {
  const { t } = useTranslation('news');
  return (
    <ChipRow label={t('news.categories')} shown={`${current} ${t('news.all')}`}>
      <ChipLink to="/news" selected={!current}>
        {t('news.all')}
      </ChipLink>
      {NEWS_CATEGORIES.map((category) => (
        <ChipLink key={category} to={`/news-category/${category}`} selected={category === current}>
          {t(`news.category.${category}`)}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
