import { useEffect, useRef, useState } from 'react';
import { type PlayInfo, readPlayInfo } from '../play-info.ts';
import { readPreferences, savePreferences } from '../preferences.ts';
import { attachSource, type Level } from './attach-source.ts';
import type { Trouble } from './recovery/recovery.ts';
import { SourceKeeper } from './recovery/source-keeper.ts';

export interface FilmSource {
  levels: Level[];
  /** Lines of what is shown now. */
  height: number | null;
  /** Lines that the viewer wants; null for automatic. */
  chosen: number | null;
  choose(lines: number | null): void;
  goTo(second: number): void;
  trouble: Trouble | null;
  retry(): void;
  /** Goes on behind what does not play. */
  skip(): void;
}

/** The film in the video element, for as long as both are there. */
export function useFilmSource(video: HTMLVideoElement | null, info: PlayInfo): FilmSource {
  const [levels, setLevels] = useState<Level[]>([]);
  const [height, setHeight] = useState<number | null>(null);
  const [chosen, setChosen] = useState(() => readPreferences().quality);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const keeper = useRef<SourceKeeper>(null);

  useEffect(() => {
    if (!video) return;
    keeper.current = new SourceKeeper({
      video,
      info,
      start: { from: info.playtime, lines: readPreferences().quality },
      attach: (...source) => attachSource(video, ...source),
      ask: () => readPlayInfo(info.file.id),
      events: { onLevels: setLevels, onHeight: setHeight, onTrouble: setTrouble },
    });
    return () => keeper.current?.stop();
  }, [video, info]);

  return {
    levels,
    height,
    chosen,
    choose(lines) {
      setChosen(lines);
      savePreferences({ quality: lines });
      keeper.current?.choose(lines);
    },
    goTo: (second) => keeper.current?.goTo(second),
    trouble,
    retry() {
      setTrouble(null);
      keeper.current?.retry();
    },
    skip() {
      setTrouble(null);
      keeper.current?.skip();
    },
  };
}
