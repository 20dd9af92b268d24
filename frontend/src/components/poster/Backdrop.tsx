import { sized, srcSet } from '../../lib/images/image-url.ts';
import { classNames } from '../layout/class-names.ts';
import { useFadingImage } from './use-fading-image.ts';

interface Props {
  path: string;
  tint: string;
  eager?: boolean;
  className?: string;
}

/**
 * A title's wide picture under a scrim that is dark behind the text (at the start and the bottom) and fades into `--ground`,
 * the colour of the section below.
 */
export function Backdrop({ path, tint, eager = false, className }: Props) {
  const { state, image } = useFadingImage();
  const usable = path !== '' && state !== 'failed';
  return (
    <div
      aria-hidden="true"
      className={classNames('absolute inset-0 -z-10 bg-cover bg-center', className)}
      style={{
        backgroundColor: tint,
        backgroundImage: usable && state === 'waiting' ? `url("${sized(path, '64x36')}")` : undefined,
      }}
    >
      {usable && (
        <img
          {...image}
          src={sized(path, '1280x720')}
          srcSet={srcSet(path, 'backdrops')}
          sizes="100vw"
          width={1600}
          height={900}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          className={classNames(
            'size-full object-cover transition-opacity duration-220',
            state === 'waiting' && 'opacity-0',
          )}
        />
      )}
      <div className="absolute inset-0 bg-linear-to-t from-(--ground) via-(--ground)/45 via-40% to-transparent" />
      <div className="absolute inset-0 hidden from-(--ground)/95 via-(--ground)/65 via-40% to-transparent to-80% md:block ltr:bg-linear-to-r rtl:bg-linear-to-l" />
    </div>
  );
}
