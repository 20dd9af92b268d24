import { useEffect, useEffectEvent } from 'react';
import { SPEEDS, usePlayer } from '../engine/engine.ts';
import { type KeyAction, keepsKey, keyAction } from './keys.ts';

interface KeyTargets {
  /** A box is open that has to be answered first. */
  blocked: boolean;
  toggleSubtitles(): void;
  toggleHelp(): void;
  /** Null while there is no help to close: then Escape is the browser's. */
  closeHelp: (() => void) | null;
  onNext: (() => void) | null;
}

/** The keyboard of the whole page: there is nothing else on it. */
export function useFilmKeys({ blocked, toggleSubtitles, toggleHelp, closeHelp, onNext }: KeyTargets): void {
  const store = usePlayer();
  const ignore = () => undefined;
  /** What is muted comes back as loud as it was, and grows no louder by a key that makes things quieter. */
  const changeVolume = (by: number) => {
    if (!store.muted) return void store.setVolume(Math.round((store.volume + by) * 100) / 100);
    if (by > 0) store.toggleMuted();
  };
  const act = (action: KeyAction) => {
    switch (action.does) {
      case 'toggle':
        return void store.togglePaused();
      case 'mute':
        return void store.toggleMuted();
      case 'fullscreen':
        return void store.toggleFullscreen().catch(ignore);
      case 'pip':
        return void store.togglePictureInPicture().catch(ignore);
      case 'subtitles':
        return toggleSubtitles();
      case 'help':
        return toggleHelp();
      case 'close':
        return closeHelp?.();
      case 'next':
        return onNext?.();
      case 'skip':
        return void store.seek(within(store.currentTime + action.seconds, store.duration));
      case 'jump':
        return void store.seek(store.duration * action.share);
      case 'volume':
        return changeVolume(action.by);
      case 'speed':
        return store.setPlaybackRate(speedAfter(store.playbackRate, action.steps));
    }
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || keepsKey(event.target, event.key)) return;
    const action = keyAction(event);
    if (!action || (blocked && !/^(help|close)$/.test(action.does))) return;
    if (action.does === 'close' && !closeHelp) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const within = (second: number, duration: number) => Math.max(0, Math.min(second, duration));

function speedAfter(speed: number, steps: number): number {
  const at = SPEEDS.findIndex((one) => one >= speed);
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + steps))] ?? 1;
}
