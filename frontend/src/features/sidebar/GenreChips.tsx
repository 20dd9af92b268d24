import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PostType } from '../../api/types.ts';
import { ChipLink } from '../../components/button/Chip.tsx';
import { ChipRow } from '../../components/button/ChipRow.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { genresQuery } from '../../lib/api/queries/genres-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { genrePath } from '../../lib/router/title-path.ts';

/** The genres as one line of chips above a list. */
export function GenreChips({ postType, current }: { postType: PostType; current?: string }) {
  const { t } = useTranslation('sidebar');
  const { nameOf } = useLanguage();
  const { data, isPending } = useQuery(genresQuery(postType));
  const genres = data?.filter(({ slug, hidden }) => !hidden || slug === current);

  if (isPending) return <Skeleton className="mb-6 h-9 w-full rounded-full! pointer-coarse:h-11" />;
  if (!genres?.length) return null;
  return (
    <ChipRow label={t('sidebar.genres')} shown={`${current} ${genres.map(nameOf)}`} className="xl:me-0 xl:pe-0">
      <ChipLink to={postType === 1 ? '/movies' : '/series'} selected={!current}>
        {t('shelf.all')}
      </ChipLink>
      {genres.map((genre) => (
        <ChipLink key={genre.slug} to={genrePath(postType, genre.slug)} selected={genre.slug === current}>
          {nameOf(genre)}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
