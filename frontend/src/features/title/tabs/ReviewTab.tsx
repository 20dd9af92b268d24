import type { TitlePage } from '../../../api/types.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

export function ReviewTab({ post }: { post: TitlePage }) {
  const { nameOf } = useLanguage();
  if (!post.review) return null;
  return (
    <div dir="auto" className="flex max-w-[68ch] flex-col gap-4 text-base leading-loose text-mid">
      {nameOf(post.review.content)
        .split(/\n{1,}/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  );
}
