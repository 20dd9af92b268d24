import { useTranslation } from 'react-i18next';
import type { PostCard } from '../../api/types.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { shortQuality } from '../../lib/vocabulary/short-quality.ts';

/** Quality and genre, over a card’s picture once it is looked at. Its ground is opaque: a poster has lettering of its own there. */
export function CardOverlay({ post }: { post: PostCard }) {
  const { t } = useTranslation('core');
  const { nameOf } = useLanguage();
  const genres = post.genres.slice(0, 2).map(nameOf).join(t('list.comma'));
  return (
    <span
      data-theme="dark"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 flex flex-col gap-1.5 rounded-b-card bg-surface-2 p-3 pt-2 text-xs text-high opacity-0 pointer-coarse:hidden before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-surface-2 before:to-transparent transition-opacity group-hover:opacity-100 group-has-[a:focus-visible]:opacity-100"
    >
      <span className="flex flex-wrap gap-1.5 font-bold">
        {post.quality && (
          <span className="rounded-sm bg-surface-3 px-1.5">{shortQuality(post.post_type, post.quality)}</span>
        )}
        {post.dubbed && <span className="rounded-sm bg-surface-3 px-1.5">{t('dubbed')}</span>}
      </span>
      <span className="line-clamp-1">{genres}</span>
    </span>
  );
}
