import { useTranslation } from 'react-i18next';
import type { RecommendedPost } from '../../api/types.ts';
import { PostCard } from '../../components/card/PostCard.tsx';
import { CARD_SIZES } from '../../components/shelf/Shelf.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** A title, and below it why it is here. */
export function RecommendedCard({ post }: { post: RecommendedPost }) {
  const { t } = useTranslation('recommendations');
  const { nameOf } = useLanguage();
  const { kind, post: because, person, genre } = post.reason;
  const names = {
    title: because ? nameOf(because.name) : '',
    person: person ? nameOf(person.name) : '',
    genre: genre ? nameOf(genre) : '',
  };
  return (
    <>
      <PostCard post={post} sizes={CARD_SIZES} />
      <p className="mt-1 line-clamp-2 text-xs text-mid">{t(`reason.${kind}`, names)}</p>
    </>
  );
}
