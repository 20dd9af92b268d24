import { VolumeSlider } from '@videojs/react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../engine/engine.ts';
import { ControlButton } from './ControlButton.tsx';
import { giveKeysBack } from './give-keys-back.ts';

/** On a phone the buttons of the phone set the volume, and in a window as narrow the arrow keys; there is only mute. */
export function VolumeControl() {
  const { t } = useTranslation('player');
  const { muted, volume, toggleMuted } = usePlayer(({ muted, volume, toggleMuted }) => ({
    muted,
    volume,
    toggleMuted,
  }));
  const silent = muted || volume === 0;
  return (
    <>
      <ControlButton icon={silent ? 'muted' : 'volume'} label={t(silent ? 'unmute' : 'mute')} onClick={toggleMuted} />
      <VolumeSlider.Root
        label={t('volume')}
        step={10}
        onPointerUpCapture={giveKeysBack}
        className="relative flex h-11 w-20 shrink-0 cursor-pointer touch-none items-center max-sm:hidden pointer-coarse:hidden"
      >
        <VolumeSlider.Track className="relative h-1 w-full overflow-hidden rounded-full bg-white/25">
          <VolumeSlider.Fill className="absolute inset-y-0 left-0 w-(--media-slider-fill) bg-high" />
        </VolumeSlider.Track>
        <VolumeSlider.Thumb className="absolute left-(--media-slider-fill) size-3.5 -translate-x-1/2 rounded-full bg-high" />
      </VolumeSlider.Root>
    </>
  );
}
