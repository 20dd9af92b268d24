import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon.tsx';

interface Props {
  site: string;
  src: string;
  /** Our own picture: the site hears of the reader only once they play. */
  poster: string;
}

/** A trailer that another site plays, in a frame that opens when it is asked for. */
export function FramedTrailer({ site, src, poster }: Props) {
  const { t } = useTranslation('title');
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <iframe
        src={src}
        title={t('trailer.of', { site })}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        // Its player wants to know which site it stands on, and no more.
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card border-0 bg-black"
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      style={{ backgroundImage: `url("${poster}")` }}
      className="relative flex aspect-video w-full items-center justify-center rounded-card bg-black bg-cover bg-center"
    >
      <span
        data-theme="dark"
        className="flex min-h-12 items-center gap-2 rounded-full bg-ink/85 px-6 font-bold text-high transition-colors hover:bg-ink"
      >
        <Icon name="play" size={20} />
        {t('trailer.play', { site })}
      </span>
    </button>
  );
}
