import type { TitlePage } from '../../../api/types.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { backdropFor, sized } from '../../../lib/images/image-url.ts';
import { trailerSource } from '../../../lib/vocabulary/trailer-source.ts';
import { FramedTrailer } from './FramedTrailer.tsx';

/** Trailers of our own and of other sites; nothing of either is loaded before the reader asks for it. */
export function TrailerTab({ post }: { post: TitlePage }) {
  const { direction } = useLanguage();
  const poster = sized(backdropFor(direction, post.backdrop_path), '1280x720');
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      {post.trailers.map(({ key }) => {
        const source = trailerSource(key);
        return source.kind === 'frame' ? (
          <FramedTrailer key={key} {...source} poster={poster} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: trailers come without captions
          <video
            key={key}
            controls
            playsInline
            preload="none"
            poster={poster}
            src={source.src}
            className="aspect-video w-full rounded-card bg-black"
          />
        );
      })}
    </div>
  );
}
