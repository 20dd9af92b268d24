import { useTranslation } from 'react-i18next';
import { usePlayer } from '../engine/engine.ts';
import { PlayerIcon } from './PlayerIcon.tsx';

/** The way to begin where the browser did not let it begin by itself, and the biggest target on a phone. */
export function BigPlay({ onPlay }: { onPlay(): void }) {
  const { t } = useTranslation('player');
  const paused = usePlayer((state) => state.paused);
  if (!paused) return null;
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <button
        type="button"
        aria-label={t('play')}
        onClick={onPlay}
        className="fade-in pointer-events-auto grid size-20 place-items-center rounded-full bg-accent text-on-accent shadow-float transition-transform active:scale-95"
      >
        <PlayerIcon name="play" size={40} />
      </button>
    </div>
  );
}
