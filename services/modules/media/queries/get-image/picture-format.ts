import type { PictureFormat } from '../../contract/picture-renderer.port.ts';
import type { ImagePath } from './image-path.ts';

/** The smallest first. */
const SMALLER: readonly PictureFormat[] = ['avif', 'webp'];

export const MEDIA_TYPE: Record<PictureFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/**
 * The addresses of pictures end in jpg or png (specification §9). One that ends in jpg is answered in the smallest format that
 * the browser names; a mere `*` names none. A png is somebody's wish for just that.
 */
export function formatFor(wanted: ImagePath['format'], accept: string | undefined): PictureFormat {
  if (wanted === 'png' || !accept) return wanted;
  const named = accept.split(',').map((range) => range.trim().split(/\s*;\s*/));
  const takes = (type: string): boolean =>
    named.some(([name, ...parameters]) => name === type && !parameters.some((one) => /^q=0(\.0*)?$/.test(one)));
  return SMALLER.find((format) => takes(MEDIA_TYPE[format])) ?? wanted;
}
