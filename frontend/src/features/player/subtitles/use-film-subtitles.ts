import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { keepSubtitleOffset, type PlayInfo, type Subtitle } from '../play-info.ts';
import {
  readFilePreferences,
  readPreferences,
  type SubtitleStyle,
  saveFilePreferences,
  savePreferences,
} from '../preferences.ts';
import { firstSubtitle } from './choose-subtitle.ts';
import { moved, offeredOffset, offsetOf } from './offset.ts';

export interface FilmSubtitles {
  all: readonly Subtitle[];
  shown: Subtitle | null;
  choose(id: number | null): void;
  /** On and off by a key. */
  toggle(): void;
  style: SubtitleStyle;
  setStyle(style: SubtitleStyle): void;
  /** Milliseconds. */
  offset: number;
  shift(to: number): void;
  /** What others have moved the track by; null when there is nothing to offer. */
  offered: number | null;
}

/** Several presses of a button are one offset to keep. */
const DEBOUNCE_MS = 1_000;

export function useFilmSubtitles({ file, subtitles, offsets }: PlayInfo): FilmSubtitles {
  const { language } = useLanguage();
  const [kept, setKept] = useState(() => readFilePreferences(file.id));
  const [id, setId] = useState(
    () => firstSubtitle(subtitles, readPreferences().subtitles, language, file.dubbed)?.id ?? null,
  );
  const last = useRef(id ?? subtitles[0]?.id ?? null);
  const shown = subtitles.find((track) => track.id === id) ?? null;
  const offset = shown ? offsetOf(shown.id, offsets, kept.offsets) : 0;
  const keepLater = useOffsetKeeper(file.id);

  const choose = (next: number | null) => {
    setId(next);
    if (next !== null) last.current = next;
    savePreferences({ subtitles: subtitles.find((track) => track.id === next)?.language ?? 'off' });
  };
  return {
    all: subtitles,
    shown,
    choose,
    toggle: () => choose(id === null ? last.current : null),
    style: kept.style,
    setStyle: (style) => setKept(saveFilePreferences(file.id, { style })),
    offset,
    shift(to) {
      if (!shown) return;
      const rounded = moved(Math.round(to), 0);
      setKept(saveFilePreferences(file.id, { offsets: { ...kept.offsets, [shown.id]: rounded } }));
      keepLater(shown.id, rounded);
    },
    offered: shown ? offeredOffset(shown.id, offsets, kept.offsets) : null,
  };
}

function useOffsetKeeper(fid: number): (track: number, offset: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (track, offset) => {
    clearTimeout(timer.current);
    // It is kept on this device in any case; on the others it is a convenience.
    timer.current = setTimeout(() => void keepSubtitleOffset(fid, track, offset).catch(() => undefined), DEBOUNCE_MS);
  };
}
