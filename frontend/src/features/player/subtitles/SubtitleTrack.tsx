import { useEffect, useRef, useState } from 'react';
import { listen } from '../engine/listen.ts';
import type { Subtitle } from '../play-info.ts';

const MIN_WAIT_MS = 3_000;
const MAX_WAIT_MS = 60_000;

interface Props {
  subtitle: Subtitle;
  onTrack(track: HTMLTrackElement | null): void;
  /** Whether its file is still to come after a try has failed. */
  onMissing(missing: boolean): void;
}

/** The chosen subtitles. The browser asks for a file once; one that did not come is asked for again, after longer and longer. */
export function SubtitleTrack({ subtitle, onTrack, onMissing }: Props) {
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const track = element.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries(tries + 1);
    const came = () => onMissing(false);
    const failed = () => {
      onMissing(true);
      timer = setTimeout(again, Math.min(MIN_WAIT_MS * 2 ** tries, MAX_WAIT_MS));
      addEventListener('online', again);
    };
    onTrack(track);
    const end = track && listen([track, { load: came, error: failed }]);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      end?.();
      onTrack(null);
    };
  }, [tries, onTrack, onMissing]);
  useEffect(() => () => onMissing(false), [onMissing]);
  // Each try is an element of its own: one that has failed stays so.
  return <track key={tries} ref={element} kind="subtitles" src={subtitle.url} srcLang={subtitle.language} />;
}
