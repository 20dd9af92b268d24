import { useEffect, useEffectEvent } from 'react';
import { listen } from '../engine/listen.ts';

/** Starts once the film is there. A browser that allows no sound by itself shows the big button instead. */
export function useStart(video: HTMLVideoElement | null, wanted: boolean): void {
  useEffect(() => {
    if (!video || !wanted) return;
    const start = () => void video.play().catch(() => undefined);
    video.addEventListener('loadedmetadata', start, { once: true });
    return () => video.removeEventListener('loadedmetadata', start);
  }, [video, wanted]);
}

/** Also by a key of a headset or a press on the picture. */
export function useOnPlay(video: HTMLVideoElement | null, then: () => void): void {
  const plays = useEffectEvent(then);
  useEffect(() => (video ? listen([video, { play: () => plays() }]) : undefined), [video]);
}
