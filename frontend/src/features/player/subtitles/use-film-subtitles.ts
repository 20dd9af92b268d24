import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { readToken } from '../../../lib/session/token.ts';
import { listen } from '../engine/listen.ts';
import { keepSubtitleOffset, type PlayInfo, type Subtitle } from '../play-info.ts';
import {
  forgetOffset,
  readFilePreferences,
  readPreferences,
  type SubtitleStyle,
  saveFilePreferences,
  savePreferences,
} from '../preferences.ts';
import { firstSubtitle } from './choose-subtitle.ts';
import { moved, offeredOffset, offsetOf } from './offset.ts';
import { type OffsetKeeper, offsetKeeper } from './offset-keeper.ts';

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
    setStyle(style) {
      saveFilePreferences(file.id, { style });
      setKept({ ...kept, style });
    },
    offset,
    shift(to) {
      if (!shown) return;
      const rounded = moved(Math.round(to), 0);
      const change = { [shown.id]: rounded };
      saveFilePreferences(file.id, { offsets: { ...readFilePreferences(file.id).offsets, ...change } });
      setKept({ ...kept, offsets: { ...kept.offsets, ...change } });
      keepLater(shown.id, rounded);
    },
    offered: shown ? offeredOffset(shown.id, offsets, kept.offsets) : null,
  };
}

/** What was moved reaches the viewer's other devices also when they leave at once. */
function useOffsetKeeper(fid: number): OffsetKeeper['keep'] {
  const [keeper] = useState(() =>
    offsetKeeper((track, offset) => {
      // Whoever was signed out is told so once.
      if (readToken() === null) return;
      // Until the server has it, it is kept on this device; from then on the one that was set last holds, wherever that was.
      keepSubtitleOffset(fid, track, offset).then(
        () => forgetOffset(fid, track, offset),
        () => undefined,
      );
    }),
  );
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && keeper.flush();
    const end = listen([window, { pagehide: keeper.flush }], [document, { visibilitychange: hide }]);
    return () => {
      end();
      keeper.flush();
    };
  }, [keeper]);
  return keeper.keep;
}
