import { sized, srcSet } from '../../lib/images/image-url.ts';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import { Picture } from './Picture.tsx';

interface Props {
  path: string;
  tint: string;
  alt?: string;
  sizes: string;
  eager?: boolean;
  /** Its box; as wide as its place when absent. */
  className?: string;
}

/** A person's round picture. */
export function Portrait({ path, tint, alt = '', sizes, eager, className = 'w-full' }: Props) {
  return (
    <Picture
      src={path && sized(path, '200x200')}
      srcSet={srcSet(path, 'portraits')}
      sizes={sizes}
      width={200}
      height={200}
      alt={alt}
      tint={tint}
      eager={eager}
      fallback={<Icon name="user" data-theme="dark" className="absolute inset-0 m-auto size-1/2 text-mid" />}
      className={classNames('shrink-0 rounded-full', className)}
    />
  );
}
