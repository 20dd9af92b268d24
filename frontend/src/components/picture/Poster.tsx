import { useLanguage } from '../../lib/i18n/use-language.ts';
import { posterIn, sized, srcSet } from '../../lib/images/image-url.ts';
import { classNames } from '../layout/class-names.ts';
import { type Eager, Picture } from './Picture.tsx';
import { PosterFallback } from './PosterFallback.tsx';

interface Props {
  path: string;
  tint: string;
  /** The title, for the drawn fallback. Beside a written title the picture itself says nothing more. */
  title: string;
  alt?: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  large?: boolean;
  /** The address of a picture of it that is there already, shown until the right one is. */
  known?: string;
  eager?: Eager;
  className?: string;
}

export function Poster({
  path: anyLanguage,
  tint,
  title,
  alt = '',
  sizes,
  large = false,
  known,
  eager,
  className,
}: Props) {
  const path = posterIn(useLanguage().language, anyLanguage);
  return (
    <Picture
      src={path && sized(path, large ? '600x900' : '300x450')}
      srcSet={srcSet(path, 'posters')}
      tiny={known || (large ? sized(path, '30x45') : undefined)}
      sizes={sizes}
      width={300}
      height={450}
      alt={alt}
      tint={tint}
      eager={eager}
      fallback={<PosterFallback title={title} />}
      className={classNames('w-full rounded-card', className)}
    />
  );
}
