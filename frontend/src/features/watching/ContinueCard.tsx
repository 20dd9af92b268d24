import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContinueCard as Card } from '../../api/types.ts';
import { ProgressBar } from '../../components/card/ProgressBar.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { Poster } from '../../components/picture/Poster.tsx';
import { CARD_SIZES } from '../../components/shelf/Shelf.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** To the same button of a neighbour before the card goes with this one; to the page where it is the last. */
function handFocusOn(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? document.getElementById('content');
  next?.focus({ preventScroll: true });
}

/** Poster with a play mark and how far it is; the cross takes it off the shelf. */
export function ContinueCard({ card, onRemove }: { card: Card; onRemove(): void }) {
  const { t } = useTranslation('watching');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const title = nameOf(card.name);
  const place = card.episode
    ? t('continue.episode', { season: format.number(card.season ?? 1), episode: format.number(card.episode) })
    : null;
  const left = format.duration(Math.max(1, Math.round((card.duration - card.position) / 60)));
  return (
    <div className="group relative">
      <Link to={`/play/${card.file_id}`} draggable={false} className="block rounded-card outline-offset-4">
        <span className="relative block overflow-hidden rounded-card">
          <Poster path={card.cover_path} tint={card.tint} title={title} sizes={CARD_SIZES} />
          <span
            data-theme="dark"
            className="absolute inset-0 bg-linear-to-t from-black/70 via-transparent to-transparent"
          >
            <span className="absolute start-1/2 top-1/2 flex size-12 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-black/55 text-high transition-colors group-hover:bg-accent group-hover:text-on-accent rtl:translate-x-1/2">
              <Icon name="play" size={22} />
            </span>
          </span>
          <ProgressBar
            value={card.position}
            max={card.duration}
            label={t('continue.progress', { time: format.clock(card.position), of: format.clock(card.duration) })}
            className="absolute inset-x-2.5 bottom-2.5"
          />
        </span>
        <span className="mt-2.5 line-clamp-1 text-sm leading-relaxed font-bold text-high">{title}</span>
        <span className="flex flex-col text-xs text-low">
          {place && <span>{place}</span>}
          <span>{card.position > 0 ? t('continue.left', { time: left }) : t('continue.next')}</span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={t('continue.remove', { title })}
        title={t('continue.remove', { title })}
        onClick={({ currentTarget }) => {
          handFocusOn(currentTarget);
          onRemove();
        }}
        data-theme="dark"
        className="tap absolute end-0 top-0 flex items-center justify-center rounded-full text-high"
      >
        <span className="flex size-7 items-center justify-center rounded-full bg-black/55 transition-colors hover:bg-black/85">
          <Icon name="close" size={14} />
        </span>
      </button>
    </div>
  );
}
