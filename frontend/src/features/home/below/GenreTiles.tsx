import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GenreTile } from '../../../api/types.ts';
import { Picture } from '../../../components/picture/Picture.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { sized, srcSet } from '../../../lib/images/image-url.ts';
import { genrePath } from '../../../lib/router/title-path.ts';

const SIZES = '(min-width: 80rem) 330px, (min-width: 48rem) 23vw, 46vw';

/** The great genres, each by the picture of one of its films. */
export function GenreTiles({ genres }: { genres: readonly GenreTile[] }) {
  const { t } = useTranslation('home');
  const { nameOf } = useLanguage();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 flex min-h-11 items-center text-lg font-black">
        {t('genres.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {genres.map((genre) => (
          <li key={genre.slug}>
            <Link
              to={genrePath(1, genre.slug)}
              data-theme="dark"
              className="group relative isolate block aspect-2/1 overflow-hidden rounded-card outline-offset-4 md:aspect-video"
            >
              <Picture
                src={sized(genre.backdrop_path, '640x360')}
                srcSet={srcSet(genre.backdrop_path, 'backdrops')}
                sizes={SIZES}
                width={640}
                height={360}
                alt=""
                tint={genre.tint}
                fallback={null}
                className="h-full w-full transition-transform group-hover:scale-[1.03] group-focus-visible:scale-[1.03]"
              />
              <span className="absolute inset-0 flex items-end bg-linear-to-t from-black/85 via-black/45 via-55% to-black/10 p-3 text-base font-black text-high md:p-4 md:text-lg">
                {nameOf(genre)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
