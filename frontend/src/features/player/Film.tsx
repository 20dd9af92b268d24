import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Spinner } from '../../components/button/Spinner.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import { EndBox } from './boxes/EndBox.tsx';
import { KeysBox } from './boxes/KeysBox.tsx';
import { ResumeBox } from './boxes/ResumeBox.tsx';
import { TroubleBox } from './boxes/TroubleBox.tsx';
import { ControlBar } from './controls/ControlBar.tsx';
import { PlayerIcon } from './controls/PlayerIcon.tsx';
import { thumbnailsQuery } from './controls/thumbnails-query.ts';
import { usePlayer } from './engine/engine.ts';
import type { PlayInfo } from './play-info.ts';
import { useAttendance } from './playtime/attendance.ts';
import { usePlaytime } from './playtime/use-playtime.ts';
import { SubtitleLayer } from './subtitles/SubtitleLayer.tsx';
import { SubtitleTrack } from './subtitles/SubtitleTrack.tsx';
import { useFilmSubtitles } from './subtitles/use-film-subtitles.ts';
import { Taps } from './Taps.tsx';
import { TopBar } from './TopBar.tsx';
import { useMediaSession, useRememberedSound, useWakeLock } from './use-device.ts';
import { useFilmKeys } from './use-film-keys.ts';
import { useFilmSource } from './use-film-source.ts';

const ignore = () => undefined;

/** One film with everything around its picture; another file is another one. */
export function Film({ info, video }: { info: PlayInfo; video: HTMLVideoElement | null }) {
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(info.playtime > 0);
  const [help, setHelp] = useState(false);
  const store = usePlayer();
  const ended = usePlayer((state) => state.ended);
  const source = useFilmSource(video, info);
  const subtitles = useFilmSubtitles(info);
  const { data: thumbnails = [] } = useQuery(thumbnailsQuery(info.thumbnails_url));
  const words = useWords(info);
  const onNext = useNext(info);
  usePlaytime(video, info);
  useAttendance();
  useRememberedSound(video);
  useWakeLock();
  useMediaSession({ ...words, picture: info.file.cover_path, onNext });
  useFilmKeys({
    blocked: asking || source.trouble !== null,
    toggleSubtitles: subtitles.toggle,
    toggleHelp: () => setHelp((open) => !open),
    closeHelp: help ? () => setHelp(false) : null,
    onNext,
  });
  useStart(video, info.playtime === 0);
  useOnPlay(video, () => setAsking(false));

  const play = (from?: number) => {
    setAsking(false);
    if (from !== undefined) source.goTo(from);
    void store.play().catch(ignore);
  };
  const titlePage = titlePath(info.file);
  return (
    <>
      <PageTitle text={words.whole} />
      {video &&
        subtitles.shown &&
        createPortal(
          <SubtitleTrack
            key={subtitles.shown.id}
            subtitle={subtitles.shown}
            onTrack={setTrack}
            onMissing={setMissing}
          />,
          video,
        )}
      <Taps disabled={asking || help || ended || source.trouble !== null} />
      {/* What has lost its source has no time any more by which its last line would go. */}
      <SubtitleLayer
        track={source.trouble ? null : track}
        missing={missing}
        style={subtitles.style}
        offset={subtitles.offset}
      />
      <Waiting />
      {!asking && !ended && !source.trouble && !help && <BigPlay onPlay={() => play()} />}
      <TopBar title={words.title} episode={words.artist || null} titlePage={titlePage} />
      <ControlBar
        thumbnails={thumbnails}
        source={source}
        subtitles={subtitles}
        onNext={onNext}
        onHelp={() => setHelp(true)}
      />
      {asking && !source.trouble && <ResumeBox at={info.playtime} onResume={() => play()} onRestart={() => play(0)} />}
      {ended && !source.trouble && <EndBox next={info.next} titlePage={titlePage} onReplay={() => play(0)} />}
      {help && <KeysBox onClose={() => setHelp(false)} />}
      {source.trouble && (
        <TroubleBox
          trouble={source.trouble}
          fid={info.file.id}
          titlePage={titlePage}
          onRetry={source.retry}
          onSkip={source.skip}
        />
      )}
    </>
  );
}

/** Starts once the film is there. A browser that allows no sound by itself shows the big button instead. */
function useStart(video: HTMLVideoElement | null, wanted: boolean): void {
  useEffect(() => {
    if (!video || !wanted) return;
    const start = () => void video.play().catch(ignore);
    video.addEventListener('loadedmetadata', start, { once: true });
    return () => video.removeEventListener('loadedmetadata', start);
  }, [video, wanted]);
}

/** Also by a key of a headset or a press on the picture. */
function useOnPlay(video: HTMLVideoElement | null, then: () => void): void {
  const plays = useEffectEvent(then);
  useEffect(() => {
    if (!video) return;
    const listener = () => plays();
    video.addEventListener('play', listener);
    return () => video.removeEventListener('play', listener);
  }, [video]);
}

function Waiting() {
  const { t } = useTranslation('core');
  const waiting = usePlayer(({ waiting, paused }) => waiting && !paused);
  if (!waiting) return null;
  return (
    <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
      <Spinner size={56} />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}

/** The way to begin where the browser did not let it begin by itself, and the biggest target on a phone. */
function BigPlay({ onPlay }: { onPlay(): void }) {
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

function useWords({ file }: PlayInfo) {
  const { t } = useTranslation('player');
  const { number } = useFormat();
  const { nameOf } = useLanguage();
  const title = nameOf(file.name);
  const { season, episode } = file;
  const artist = season && episode ? t('episode', { season: number(season), episode: number(episode) }) : '';
  return { title, artist, whole: artist ? `${title} · ${artist}` : title };
}

function useNext({ next }: PlayInfo): (() => void) | null {
  const navigate = useNavigate();
  const path = next ? `/play/${next.file_id}` : null;
  const go = useCallback(() => void (path && navigate(path, { replace: true })), [navigate, path]);
  return path ? go : null;
}
