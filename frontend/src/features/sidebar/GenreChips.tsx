import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostType } from '../../api/types.ts';
import { ChipLink } from '../../components/button/Chip.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { genresQuery } from '../../lib/api/genres-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { genrePath } from '../../lib/router/title-path.ts';

/** The genres as one line of chips above a list; the selected one is scrolled into view. */
export function GenreChips({ postType, current }: { postType: PostType; current?: string }) {
  const { t } = useTranslation('sidebar');
  const { nameOf } = useLanguage();
  const list = useRef<HTMLElement>(null);
  const { data, isPending } = useQuery(genresQuery(postType));
  const genres = data?.filter(({ slug, hidden }) => !hidden || slug === current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips are there only after the genres are
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && list.current) list.current.scrollLeft += chosen.offsetLeft - list.current.clientWidth / 2;
  }, [current, data]);

  if (isPending) return <Skeleton className="mb-6 h-9 w-full rounded-full! pointer-coarse:h-11" />;
  if (!genres?.length) return null;
  return (
    <nav
      ref={list}
      aria-label={t('sidebar.genres')}
      className="scrollbar-none relative -mx-(--page-edge) mb-6 flex gap-2 overflow-x-auto px-(--page-edge) py-1 xl:me-0 xl:pe-0"
    >
      <ChipLink to={postType === 1 ? '/movies' : '/series'} selected={!current}>
        {t('shelf.all')}
      </ChipLink>
      {genres.map((genre) => (
        <ChipLink key={genre.slug} to={genrePath(postType, genre.slug)} selected={genre.slug === current}>
          {nameOf(genre)}
        </ChipLink>
      ))}
    </nav>
  );
}
