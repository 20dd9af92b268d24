import { TimeSlider } from '@videojs/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { usePlayer } from '../../engine/engine.ts';
import { ARROW_SECONDS } from '../../keys/keys.ts';
import { positionText } from '../../position-text.ts';
import { giveKeysBack } from '../give-keys-back.ts';
import { type Thumbnail, thumbnailAt } from './thumbnails.ts';

/** Where the film is, with what is loaded, and a small picture of where a press would lead. */
export function TimeBar({ thumbnails }: { thumbnails: readonly Thumbnail[] }) {
  const { t } = useTranslation('player');
  return (
    <TimeSlider.Root
      label={t('seek')}
      step={ARROW_SECONDS}
      onPointerUpCapture={giveKeysBack}
      className="group/time relative flex h-8 w-full cursor-pointer touch-none items-center pointer-coarse:h-11"
    >
      <TimeSlider.Track className="relative h-1 w-full overflow-hidden rounded-full bg-white/25 transition-transform group-hover/time:scale-y-150">
        <TimeSlider.Buffer className="absolute inset-y-0 left-0 w-(--media-slider-buffer) bg-white/35" />
        <TimeSlider.Fill className="absolute inset-y-0 left-0 w-(--media-slider-fill) bg-accent" />
      </TimeSlider.Track>
      <TimeSlider.Thumb className="absolute left-(--media-slider-fill) size-4 -translate-x-1/2 rounded-full bg-accent shadow-float" />
      <TimeSlider.Preview
        className="pointer-events-none absolute bottom-full mb-1 opacity-0 transition-opacity group-hover/time:opacity-100 group-data-dragging/time:opacity-100"
        render={(props, state) => (
          // The slider says where it is itself.
          <div {...props} aria-hidden="true">
            <Preview share={state.pointerPercent / 100} thumbnails={thumbnails} />
          </div>
        )}
      />
    </TimeSlider.Root>
  );
}

function Preview({ share, thumbnails }: { share: number; thumbnails: readonly Thumbnail[] }) {
  const { digits } = useFormat();
  const duration = usePlayer((state) => state.duration);
  const second = share * duration;
  const picture = thumbnailAt(thumbnails, second);
  return (
    <div className="flex flex-col items-center gap-1">
      {picture && (
        <div
          className="overflow-hidden rounded-md border border-white/20 bg-black"
          style={{
            width: picture.width,
            height: picture.height,
            backgroundImage: `url("${picture.sheet}")`,
            backgroundPosition: `-${picture.x}px -${picture.y}px`,
          }}
        />
      )}
      <span className="rounded-sm bg-black/80 px-2 text-xs equal-digits">{digits(positionText(second))}</span>
    </div>
  );
}
