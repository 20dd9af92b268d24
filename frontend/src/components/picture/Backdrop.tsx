import type { CSSProperties } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { backdropFor, backdropSources, sized, tallBackdrop } from '../../lib/images/image-url.ts';
import { classNames } from '../layout/class-names.ts';
import { useFadingImage } from './use-fading-image.ts';

interface Props {
  path: string;
  tint: string;
  eager?: boolean;
  className?: string;
}

/**
 * A title's picture behind words: drawn for the reading direction, high for phones and wide for the others, under a scrim that
 * fades into `--ground`, the colour of the section below (`styles/scrim.css`).
 */
export function Backdrop({ path, tint, eager = false, className }: Props) {
  const { state, image, veil } = useFadingImage();
  const { direction } = useLanguage();
  const usable = path !== '' && state !== 'failed';
  const wide = backdropFor(direction, path);
  const sources = backdropSources(direction, path);
  const tiny =
    usable && state === 'waiting'
      ? { '--tiny': `url("${sized(wide, '64x36')}")`, '--tiny-tall': `url("${sized(tallBackdrop(path), '48x64')}")` }
      : undefined;
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'absolute inset-0 -z-10 bg-(image:--tiny-tall) bg-cover bg-top md:bg-(image:--tiny) md:bg-center',
        className,
      )}
      style={{ backgroundColor: tint, ...tiny } as CSSProperties}
    >
      {usable && (
        <picture>
          <source {...sources.tall} width={900} height={1200} />
          <img
            {...image}
            src={sized(wide, '1280x720')}
            srcSet={sources.wide.srcSet}
            sizes={sources.wide.sizes}
            width={1600}
            height={900}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            className={classNames(
              'size-full object-cover object-top transition-opacity duration-220 md:ltr:object-right md:rtl:object-left',
              veil,
            )}
          />
        </picture>
      )}
      <div className="scrim absolute inset-0" />
    </div>
  );
}
