import type { TitlePage } from '../../../api/types.ts';
import { Article } from '../../../components/layout/Article.tsx';
import { textOf } from '../../../lib/i18n/text-of.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

export function ReviewTab({ post: { review } }: { post: TitlePage }) {
  const { language } = useLanguage();
  if (!review) return null;
  return (
    <>
      <h2 className="mb-5 text-lg font-black">{textOf(language, review.title)}</h2>
      <Article html={textOf(language, review.content)} />
    </>
  );
}
