import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../../api/types.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

export function ReviewTab({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  const { nameOf } = useLanguage();
  if (!post.review) return <EmptyState title={t('review.none')} text={t('review.noneText')} />;
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
