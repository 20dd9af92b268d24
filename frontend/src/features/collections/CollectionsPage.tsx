import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CollectionCard } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { sized, srcSet } from '../../lib/images/image-url.ts';
import { collectionsQuery } from './collection-queries.ts';

const GRID = 'grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3';
const SIZES = '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const PLACEHOLDERS = Array.from({ length: 9 }, (_, index) => `placeholder-${index}`);

export default function CollectionsPage() {
  const { t } = useTranslation('collections');
  const { data: collections, error, refetch } = useQuery(collectionsQuery);
  return (
    <div className="page-margin">
      <PageHead text={t('collections.title')} description={t('collections.about')} />
      <PageHeading title={t('collections.title')} note={t('collections.note')} />
      {error && !collections ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : collections?.length === 0 ? (
        <EmptyState title={t('collections.empty')} text={t('collections.note')}>
          <Link to="/movies" className={buttonStyle('main')}>
            {t('nav.movies')}
          </Link>
        </EmptyState>
      ) : (
        <ul className={GRID}>
          {collections
            ? collections.map((collection, index) => (
                <Card key={collection.id} collection={collection} eager={index === 0} />
              ))
            : PLACEHOLDERS.map((key) => (
                <li key={key} aria-hidden="true">
                  <Skeleton className="aspect-video rounded-card!" />
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}

function Card({ collection, eager }: { collection: CollectionCard; eager: boolean }) {
  const { t } = useTranslation('collections');
  const { nameOf } = useLanguage();
  return (
    <li>
      <Link
        to={`/collections/${collection.slug}`}
        data-theme="dark"
        className="group relative isolate block aspect-video overflow-hidden rounded-card outline-offset-4"
      >
        <Picture
          src={sized(collection.horizontal_cover, '640x360')}
          srcSet={srcSet(collection.horizontal_cover, 'backdrops')}
          sizes={SIZES}
          width={640}
          height={360}
          alt=""
          tint={collection.tint}
          eager={eager}
          fallback={null}
          className="h-full w-full transition-transform group-hover:scale-[1.03] group-focus-visible:scale-[1.03]"
        />
        <span className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/85 to-transparent p-4 pt-12">
          <span className="text-lg font-black text-high">{nameOf(collection.name)}</span>
          <span className="text-xs text-high">{t('collections.count', { count: collection.posts_count })}</span>
        </span>
      </Link>
    </li>
  );
}
