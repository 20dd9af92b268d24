import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePlayer } from '../engine/engine.ts';
import type { FilmSource } from '../engine/use-film-source.ts';
import { BUTTON_SECONDS } from '../keys/keys.ts';
import { positionText } from '../position-text.ts';
import type { FilmSubtitles } from '../subtitles/use-film-subtitles.ts';
import { barStyle } from './bar-style.ts';
import { ControlButton } from './ControlButton.tsx';
import { QualityMenu } from './menus/QualityMenu.tsx';
import { SpeedMenu } from './menus/SpeedMenu.tsx';
import { OffsetTold, SubtitleMenu } from './menus/SubtitleMenu.tsx';
import { TimeBar } from './time/TimeBar.tsx';
import type { Thumbnail } from './time/thumbnails.ts';
import { VolumeControl } from './VolumeControl.tsx';

interface Props {
  thumbnails: readonly Thumbnail[];
  source: FilmSource;
  subtitles: FilmSubtitles;
  /** Of a series. */
  onNext: (() => void) | null;
  onHelp(): void;
}

/** A row of its own on a phone, and wherever both do not fit beside each other. */
const GROUP = 'flex items-center sm:gap-x-1 max-sm:w-full max-sm:justify-between';

/** Left to right in every language, as on every player. */
export function ControlBar({ thumbnails, source, subtitles, onNext, onHelp }: Props) {
  const { t } = useTranslation('player');
  const visible = usePlayer((state) => state.controlsVisible);
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-3 pt-16 pb-[max(0.5rem,env(safe-area-inset-bottom))] transition-opacity md:px-6',
        barStyle(visible),
      )}
    >
      <TimeBar thumbnails={thumbnails} />
      <div className="flex flex-wrap items-center justify-between">
        <div className={GROUP}>
          <PlaybackButtons onNext={onNext} />
          <VolumeControl />
          <Position />
        </div>
        <div className={classNames(GROUP, 'ms-auto')}>
          <SubtitleMenu subtitles={subtitles} />
          <OffsetTold subtitles={subtitles} />
          <QualityMenu source={source} />
          <SpeedMenu />
          <ControlButton icon="help" label={t('keys')} onClick={onHelp} className="pointer-coarse:hidden" />
          <ScreenButtons />
        </div>
      </div>
    </div>
  );
}

function PlaybackButtons({ onNext }: Pick<Props, 'onNext'>) {
  const { t } = useTranslation('player');
  const { digits } = useFormat();
  const store = usePlayer();
  const { paused, ended } = usePlayer(({ paused, ended }) => ({ paused, ended }));
  const skip = (seconds: number) => void store.seek(Math.max(0, store.currentTime + seconds));
  const seconds = digits(String(BUTTON_SECONDS));
  return (
    <>
      <ControlButton
        icon={paused ? 'play' : 'pause'}
        label={t(ended ? 'replay' : paused ? 'play' : 'pause')}
        onClick={() => store.togglePaused()}
      />
      <ControlButton
        icon="back"
        label={t('back', { seconds })}
        inside={seconds}
        onClick={() => skip(-BUTTON_SECONDS)}
      />
      <ControlButton
        icon="forward"
        label={t('forward', { seconds })}
        inside={seconds}
        onClick={() => skip(BUTTON_SECONDS)}
      />
      {onNext && <ControlButton icon="next" label={t('next')} onClick={onNext} />}
    </>
  );
}

function Position() {
  const { digits } = useFormat();
  const { now, whole } = usePlayer(({ currentTime, duration }) => ({
    now: positionText(currentTime),
    whole: positionText(duration),
  }));
  return (
    <span className="px-2 text-sm text-mid equal-digits">
      <span className="text-high">{digits(now)}</span> / {digits(whole)}
    </span>
  );
}

function ScreenButtons() {
  const { t } = useTranslation('player');
  const screen = usePlayer(({ pip, pipAvailability, fullscreen, fullscreenAvailability }) => ({
    pip,
    pipAvailability,
    fullscreen,
    fullscreenAvailability,
  }));
  const store = usePlayer();
  return (
    <>
      {screen.pipAvailability === 'available' && (
        <ControlButton
          icon="pip"
          label={t(screen.pip ? 'pip.leave' : 'pip')}
          onClick={() => void store.togglePictureInPicture().catch(() => undefined)}
        />
      )}
      {screen.fullscreenAvailability === 'available' && (
        <ControlButton
          icon={screen.fullscreen ? 'smallscreen' : 'fullscreen'}
          label={t(screen.fullscreen ? 'fullscreen.leave' : 'fullscreen')}
          onClick={() => void store.toggleFullscreen().catch(() => undefined)}
        />
      )}
    </>
  );
}
