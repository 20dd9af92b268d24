import { useEffect } from 'react';
import { usePlayer } from '../engine/engine.ts';
import { listen } from '../engine/listen.ts';
import { BUTTON_SECONDS } from '../keys/keys.ts';
import { byViewer } from '../playtime/attendance.ts';
import { readPreferences, savePreferences } from '../preferences.ts';

/** Volume and speed as they were the last time, on this device. */
export function useRememberedSound(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    const { volume, muted, speed } = readPreferences();
    Object.assign(video, { volume, muted, defaultPlaybackRate: speed, playbackRate: speed });
    const saveVolume = () => savePreferences({ volume: video.volume, muted: video.muted });
    const saveSpeed = () => {
      // A new source starts at the default one.
      video.defaultPlaybackRate = video.playbackRate;
      savePreferences({ speed: video.playbackRate });
    };
    return listen([video, { volumechange: saveVolume, ratechange: saveSpeed }]);
  }, [video]);
}

/** The screen of a phone stays on while the film runs. */
export function useWakeLock(): void {
  const playing = usePlayer(({ paused }) => !paused);
  useEffect(() => {
    if (!playing || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void lock?.release();
    };
    void hold();
    // The browser lets go of it whenever the page is hidden.
    const end = listen([document, { visibilitychange: hold }]);
    return () => {
      over = true;
      end();
      void lock?.release();
    };
  }, [playing]);
}

interface Shown {
  title: string;
  artist: string;
  picture: string;
  onNext: (() => void) | null;
}

/** What the lock screen and the keys of a headset show and do. */
export function useMediaSession({ title, artist, picture, onNext }: Shown): void {
  const store = usePlayer();
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    const artwork = picture ? [{ src: picture }] : [];
    session.metadata = new MediaMetadata({ title, artist, artwork });
    const skip = (seconds: number) => void store.seek(Math.max(0, store.currentTime + seconds));
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => void store.play()],
      ['pause', () => store.pause()],
      ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? BUTTON_SECONDS))],
      ['seekforward', ({ seekOffset }) => skip(seekOffset ?? BUTTON_SECONDS)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && void store.seek(seekTime)],
      ['nexttrack', onNext],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler && byViewer(handler));
    return () => {
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [store, title, artist, picture, onNext]);
}
