import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { SPEEDS, usePlayer } from '../../engine/engine.ts';
import { ControlMenu, MenuOptions } from './ControlMenu.tsx';

export function SpeedMenu() {
  const { t } = useTranslation('player');
  const { number } = useFormat();
  const { playbackRate, setPlaybackRate } = usePlayer(({ playbackRate, setPlaybackRate }) => ({
    playbackRate,
    setPlaybackRate,
  }));
  return (
    <ControlMenu icon="speed" label={t('speed')}>
      <MenuOptions
        title={t('speed')}
        value={String(playbackRate)}
        onChange={(value) => setPlaybackRate(Number(value))}
        options={SPEEDS.map((speed) => ({
          value: String(speed),
          text: speed === 1 ? t('speed.normal') : t('speed.times', { speed: number(speed) }),
        }))}
      />
    </ControlMenu>
  );
}
