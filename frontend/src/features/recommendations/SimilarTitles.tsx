import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../api/types.ts';
import { LazyOutlined } from '../../components/layout/LazyOutlined.tsx';
import { CardShelf, ShelfSkeleton, ShelfSpace } from '../../components/shelf/Shelf.tsx';
import { ShelfOutline } from '../../components/shelf/ShelfOutline.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import { RecommendedCard } from './RecommendedCard.tsx';
import { similarQuery } from './recommendation-queries.ts';

type Post = Pick<TitlePage, 'id' | 'post_type'>;

const HEADING = { 1: 'shelf.similarMovies', 2: 'shelf.similarSeries' } as const;
/* Below each card stands why it is there. */
const SPACE = (
  <div className="pb-9">
    <ShelfSpace kind="posters" />
  </div>
);

/** What a reader looks for who has seen the title's own page: it is asked for when they come near. */
export default function SimilarTitles({ post }: { post: Post }) {
  return (
    <LazyOutlined space={SPACE} outline={import.meta.env?.SSR && <SimilarOutline post={post} />}>
      <SimilarShelf post={post} />
    </LazyOutlined>
  );
}

function SimilarShelf({ post }: { post: Post }) {
  const { t } = useTranslation('recommendations');
  const { data, isPending } = useQuery(similarQuery(post.post_type, post.id));
  if (isPending) return <ShelfSkeleton />;
  const cards = (data ?? []).map((similar) => ({ id: similar.id, card: <RecommendedCard post={similar} /> }));
  return <CardShelf title={t(HEADING[post.post_type])} cards={cards} />;
}

function SimilarOutline({ post }: { post: Post }) {
  const { t } = useTranslation('recommendations');
  const { nameOf } = useLanguage();
  const { data = [] } = useQuery(similarQuery(post.post_type, post.id));
  const entries = data.map((similar) => ({ to: titlePath(similar), text: nameOf(similar.name) }));
  return <ShelfOutline title={t(HEADING[post.post_type])} entries={entries} />;
}
