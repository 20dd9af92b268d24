import type { TitlePage } from '../../../api/types.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { backdropFor, sized } from '../../../lib/images/image-url.ts';

/** Trailers of our own media server; nothing is loaded before the reader asks for it. */
export function TrailerTab({ post }: { post: TitlePage }) {
  const { direction } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      {post.trailers.map(({ key }) => (
        // biome-ignore lint/a11y/useMediaCaption: trailers come without captions
        <video
          key={key}
          controls
          playsInline
          preload="none"
          poster={sized(backdropFor(direction, post.backdrop_path), '1280x720')}
          src={`/media/trailers/${encodeURIComponent(key)}.mp4`}
          className="aspect-video w-full rounded-card bg-black"
        />
      ))}
    </div>
  );
}
