import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { useFadingImage } from './use-fading-image.ts';

/** Of the first screen: asked for before all else, or beside the one that is. */
export type Eager = boolean | 'beside';

const PRIORITY = { true: 'high', beside: 'auto', false: 'low' } as const;

interface Props {
  src: string;
  srcSet?: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** The dominant dark colour, shown until the picture is there. */
  tint: string;
  /** The tiniest size, blurred by its own enlargement, for large pictures. */
  tiny?: string;
  eager?: Eager;
  /** Drawn when there is no picture. */
  fallback: ReactNode;
  className?: string;
}

/** A picture that keeps its place, fades in over its tint, and is replaced by a drawing when it fails. */
export function Picture({ tint, tiny, eager = false, fallback, className, alt, ...source }: Props) {
  const { state, image, veil } = useFadingImage();
  const failed = state === 'failed' || source.src === '';
  const background = tiny && state === 'waiting' ? { backgroundImage: `url("${tiny}")` } : undefined;
  return (
    <span
      className={classNames('relative block overflow-hidden bg-cover bg-center', className)}
      style={{ aspectRatio: `${source.width} / ${source.height}`, backgroundColor: tint, ...background }}
    >
      {failed ? (
        fallback
      ) : (
        <img
          {...source}
          {...image}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          // Many of them lie on a page: none takes the line from what leads it.
          fetchPriority={PRIORITY[`${eager}`]}
          decoding="async"
          draggable={false}
          className={classNames('absolute inset-0 size-full object-cover transition-opacity duration-220', veil)}
        />
      )}
    </span>
  );
}
