import type { ReactNode } from 'react';
import type { TitlePage } from '../../../api/types.ts';
import { Article } from '../../../components/text/Article.tsx';
import { textOf } from '../../../lib/i18n/text-of.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Where another feature shows how a review is liked. */
export type ReviewSlot = (review: NonNullable<TitlePage['review']>) => ReactNode;

export function ReviewTab({ post: { review }, likes }: { post: TitlePage; likes: ReviewSlot }) {
  const { language } = useLanguage();
  if (!review) return null;
  return (
    <>
      <h2 className="mb-5 text-lg font-black">{textOf(language, review.title)}</h2>
      <Article html={textOf(language, review.content)} />
      <div className="mt-8">{likes(review)}</div>
    </>
  );
}
